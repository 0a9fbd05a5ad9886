"""Sockets and fan-out: frames built once and written to the transports, past ASGI and without an await.

frame       a message as it goes over the wire
connection  one client's socket as the rooms see it
audience    the players and spectators of one room
protocol    the adapter around uvicorn's WebSocket protocol class
"""

from .audience import Audience
from .connection import Connection, Message
from .frame import Frame
from .protocol import Limits, SocketOptions, SocketProtocol, connection_of, socket_options

__all__ = [
    "Audience",
    "Connection",
    "Frame",
    "Limits",
    "Message",
    "SocketOptions",
    "SocketProtocol",
    "connection_of",
    "socket_options",
]
