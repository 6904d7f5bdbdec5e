"""How a notice travels: pushed to a browser, mailed, or posted to a program. None of them knows what happens in a match."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import smtplib
import ssl
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Any
from urllib.parse import unquote, urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from athanor.kernel.errors import BadSettings
from athanor.table.errors import No
from athanor.table.notices.channels import Channel
from athanor.table.notices.post import Gone, Undelivered, post
from athanor.table.settings import Settings

LASTS = 24 * 3600  # seconds that a push may wait for its browser
PATIENCE = 15.0  # seconds for a mail server
SMTP = "smtp://USER:PASSWORD@HOST:PORT, or smtps://"


@dataclass(frozen=True)
class Notice:
    """What is said, in the language of the channel: leads to a table, and says no more of it than everybody knows."""

    kind: str
    title: str
    body: str
    path: str
    game: str = ""
    match: str = ""
    players: tuple[str, ...] = ()


def letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode("ascii").rstrip("=")


def unlettered(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# Push


def check_keys(p256dh: str, auth: str) -> dict[str, str]:
    """The keys of a browser: a point of the curve, and 16 bytes."""
    with suppress(ValueError, binascii.Error):
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unlettered(p256dh))
        if len(unlettered(auth)) == 16:
            return {"p256dh": p256dh, "auth": auth}
    raise No("bad-keys", 422)


class Push:
    """Web Push (RFC 8030, 8188, 8291, 8292): sealed for the browser, so that its push service reads nothing."""

    def __init__(self, key: str, contact: str, private: bool) -> None:
        number = int.from_bytes(unlettered(key), "big")
        self.vapid = Vapid02(ec.derive_private_key(number, ec.SECP256R1()))
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = letters(point)
        self.contact = contact
        self.private = private

    def send(self, channel: Channel, notice: Notice) -> None:
        said = json.dumps(
            {"title": notice.title, "body": notice.body, "path": notice.path, "tag": notice.match or notice.kind}
        )
        sealed = http_ece.encrypt(
            said.encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unlettered(channel.keys["p256dh"]),
            auth_secret=unlettered(channel.keys["auth"]),
            version="aes128gcm",
        )
        where = urlsplit(channel.address)
        claims = {"aud": f"{where.scheme}://{where.netloc}", "sub": self.contact}
        head = {
            **self.vapid.sign(claims),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(LASTS),
            "Urgency": "normal",
            "Topic": letters(hashlib.sha256(notice.path.encode()).digest()[:12]),  # a later one takes the place of this one
        }
        post(channel.address, sealed, head, self.private)


# Hooks


def signature(key: str, at: str, body: bytes) -> str:
    return hmac.new(key.encode(), f"{at}.".encode() + body, hashlib.sha256).hexdigest()


class Hook:
    """A post of JSON, signed: `Athanor-Signature: t=SECONDS,sha256=HMAC of "SECONDS.BODY"`."""

    def __init__(self, address: str, private: bool) -> None:
        self.address = address
        self.private = private

    def send(self, channel: Channel, notice: Notice, now: float) -> None:
        said: dict[str, Any] = {
            "kind": notice.kind,
            "text": notice.body,
            "game": notice.game,
            "match": notice.match,
            "players": list(notice.players),
            "url": f"{self.address}{notice.path}",
        }
        body, at = json.dumps(said, ensure_ascii=False).encode(), str(int(now))
        head = {
            "Content-Type": "application/json",
            "Athanor-Signature": f"t={at},sha256={signature(channel.keys['key'], at, body)}",
        }
        post(channel.address, body, head, self.private)


# Mail


def check_mail(address: str) -> str:
    """An address of one person, and nothing else."""
    name, found = parseaddr(address)
    local, at, host = found.rpartition("@")
    plain = found.isascii() and found.isprintable() and not any(letter in found for letter in " ,;:<>()[]\\\"'")
    if name or found != address or not (at and local and "." in host.strip(".")) or not plain or len(found) > 200:
        raise No("bad-mail", 422)
    return found


class Mail:
    """A configured server takes our mails. Each can be answered by one click that ends them (RFC 8058)."""

    def __init__(self, settings: Settings) -> None:
        self.works = bool(settings.smtp and settings.address)
        self.address, self.sender = settings.address, settings.mail_from
        try:
            where = urlsplit(settings.smtp)
            self.host, self.port = where.hostname or "", where.port or (465 if where.scheme == "smtps" else 587)
        except ValueError:
            raise BadSettings(f"There is no such mail server: say {SMTP}.") from None
        self.user, self.password = unquote(where.username or ""), unquote(where.password or "")
        self.sealed = where.scheme == "smtps"
        if settings.smtp and (where.scheme not in ("smtp", "smtps") or not self.host):
            raise BadSettings(f"The mail server is named by {SMTP}.")
        if settings.smtp and not (settings.address.startswith(("https://", "http://")) and self.sender):
            raise BadSettings("Mails need --address, where visitors find the table, and --mail-from, their sender.")

    def send(self, channel: Channel, notices: Sequence[Notice], stop: str, foot: str) -> None:
        """One mail for all that is to be told."""
        mail = EmailMessage()
        mail["From"], mail["To"] = self.sender, channel.address
        mail["Subject"] = notices[0].title
        mail["Date"] = formatdate(localtime=False)
        mail["Message-ID"] = (
            f"<{letters(hashlib.sha256(f'{channel.id} {notices} {channel.last}'.encode()).digest()[:18])}@athanor>"
        )
        mail["Auto-Submitted"] = "auto-generated"
        mail["List-Unsubscribe"] = f"<{self.address}{stop}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        told = "\n\n".join(f"{notice.body}\n{self.address}{notice.path}" for notice in notices)
        mail.set_content(f"{told}\n\n-- \n{foot}\n{self.address}{stop}\n")
        try:
            with self._server() as server:
                server.send_message(mail)
        except smtplib.SMTPRecipientsRefused as error:
            final = all(code >= 500 for code, _ in error.recipients.values())
            raise (Gone if final else Undelivered)("nobody there") from None
        except (OSError, smtplib.SMTPException):
            raise Undelivered("no mail server") from None

    def _server(self) -> smtplib.SMTP:
        safe = ssl.create_default_context()
        if self.sealed:
            server: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=safe)
        else:
            server = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        try:
            server.ehlo()
            if not self.sealed and (self.user or server.has_extn("starttls")):  # a password is never said in the open
                server.starttls(context=safe)
            if self.user:
                server.login(self.user, self.password)
        except BaseException:
            server.close()
            raise
        return server
