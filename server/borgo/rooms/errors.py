"""What the manager refuses. Each names the close code a socket is sent away with (protocol.CLOSE_CODES).

TableError
 ├─ NoSuchTable        the code is unknown, or the table was cleared away       4404
 ├─ TableClosed        it was played by rules that this version does not know   4410
 ├─ VersionNotSpoken   the client speaks another version of the protocol        4426
 ├─ BadPlan            a table like this cannot be opened; says why             (HTTP only)
 └─ ShuttingDown       come back in a moment                                    1012
"""

from typing import ClassVar


class TableError(Exception):
    close: ClassVar[str]


class NoSuchTable(TableError):
    close = "no-such-table"


class TableClosed(TableError):
    close = "table-closed"


class VersionNotSpoken(TableError):
    close = "version-not-spoken"


class BadPlan(TableError):
    close = "malformed"


class ShuttingDown(TableError):
    close = "restart"
