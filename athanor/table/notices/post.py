"""Talking to addresses that visitors name: to the world only, never to our own network, and not for long.

The name is looked up once, every address that it has is checked, and we connect to the very address that was checked: a name that
points elsewhere a moment later leads nobody astray. Redirections are not followed.
"""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from contextlib import closing
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from athanor.table.errors import No

LONGEST = 500  # letters of an address
PATIENCE = 8.0  # seconds for the whole of it
TRANSLATED = IPv6Network("64:ff9b::/96")  # addresses of IPv4 in the clothes of IPv6


class Undelivered(Exception):
    """It did not arrive; it may the next time."""


class Gone(Undelivered):
    """Nobody is there any more."""


def is_public(host: str) -> bool:
    """An address of the world, and no other written in its letters."""
    address: IPv4Address | IPv6Address = ip_address(host.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped:
            address = address.ipv4_mapped
        elif address.sixtofour or address.teredo or address in TRANSLATED:
            return False
    return address.is_global and not address.is_multicast


def checked(url: str, private: bool) -> SplitResult:
    """An address that may be posted to: https, or http where private networks are allowed; what is wrong with it is told."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise No("bad-address", 422) from None
    plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url and len(url) <= LONGEST
    schemes = ("https", "http") if private else ("https",)
    if not plain or parts.scheme not in schemes or not parts.hostname or parts.username is not None or port == 0:
        raise No("bad-address", 422)
    if not private and is_literal(parts.hostname) and not is_public(parts.hostname):
        raise No("private-address", 422)
    return parts


def is_literal(host: str) -> bool:
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


def reached(host: str, port: int, private: bool) -> str:
    """The address behind a name; refused if any that it has is not of the world."""
    try:
        found = [str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError):
        raise Undelivered("no such host") from None
    if not found or not (private or all(map(is_public, found))):
        raise Undelivered("not of the world")
    return found[0]


def post(url: str, body: bytes, headers: dict[str, str], private: bool = False) -> None:
    """Post it. What is answered is not read, but for the number that says how it went."""
    try:
        parts = checked(url, private)
    except No:
        raise Gone("no address") from None
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    host = parts.hostname or ""
    try:
        with closing(socket.create_connection((reached(host, port, private), port), PATIENCE)) as plain:
            end = threading.Timer(PATIENCE, plain.shutdown, (socket.SHUT_RDWR,))
            end.daemon = True
            end.start()
            try:
                status = said(plain, parts, host, body, headers)
            finally:
                end.cancel()
    except (OSError, http.client.HTTPException, ssl.SSLError, ValueError):
        raise Undelivered("no answer") from None
    if status in (404, 410):
        raise Gone(f"answered {status}")
    if not 200 <= status < 300:
        raise Undelivered(f"answered {status}")


def said(plain: socket.socket, parts: SplitResult, host: str, body: bytes, headers: dict[str, str]) -> int:
    """The number of the answer."""
    line = http.client.HTTPConnection(host, parts.port or None, timeout=PATIENCE)
    line.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if parts.scheme == "https" else plain
    with closing(line):
        where = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        line.request("POST", where, body, {"Host": parts.netloc, "User-Agent": "Athanor", **headers, "Connection": "close"})
        return line.getresponse().status
