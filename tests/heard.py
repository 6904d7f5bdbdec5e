"""Somebody who can be told: a push service, a hook and a mail server on this machine, which keep what they get."""

from __future__ import annotations

import base64
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """The keys of a browser, with which only it can read what it is pushed."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes it"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = {"p256dh": letters(point), "auth": letters(self.auth)}

    def read(self, body: bytes) -> dict[str, str]:
        told = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        found: dict[str, str] = json.loads(told)
        return found


class Ear(ThreadingHTTPServer):
    """Keeps every post: its path, headers and body."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Posted)
        self.heard: list[tuple[str, Any, bytes]] = []
        self.status = 201
        self.url = f"http://127.0.0.1:{self.server_address[1]}"


class Posted(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        ear = self.server
        assert isinstance(ear, Ear)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        ear.heard.append((self.path, self.headers, body))
        self.send_response(ear.status)
        self.send_header("Location", f"{ear.url}/elsewhere")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def listening() -> Iterator[Ear]:
    ear = Ear()
    thread = threading.Thread(target=ear.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield ear
    finally:
        ear.shutdown()
        ear.server_close()
        thread.join()


class Letters:
    """A mail server's box."""

    def __init__(self) -> None:
        self.got: list[EmailMessage] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.got.append(mail)
        return "250 kept"


@contextmanager
def mailing() -> Iterator[tuple[str, Letters]]:
    """(the address of a mail server, what it was given)"""
    box = Letters()
    with socket.socket() as free:  # it must know its port before it begins
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{port}", box
    finally:
        controller.stop()
