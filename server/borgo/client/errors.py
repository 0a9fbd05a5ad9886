"""Everything that can go wrong for a client.

BorgoError
 ├─ ApiProblem(status, error, params)     the HTTP API refused
 ├─ ActionRefused(rule, why, params)      the rules of the game or of the table refused; nothing has changed
 └─ TableClosed(code, why)                the connection ended for good: coming back would not help
"""

from collections.abc import Mapping


class BorgoError(Exception):
    """Base of all errors of the client."""


class ApiProblem(BorgoError):
    def __init__(self, status: int, error: str, params: Mapping[str, int | str]) -> None:
        super().__init__(status, error, params)
        self.status = status
        self.error = error
        self.params = params


class ActionRefused(BorgoError):
    def __init__(self, rule: str, why: str, params: Mapping[str, int | str]) -> None:
        super().__init__(rule, why, params)
        self.rule = rule
        self.why = why
        self.params = params


class TableClosed(BorgoError):
    def __init__(self, code: int, why: str) -> None:
        super().__init__(code, why)
        self.code = code
        self.why = why
