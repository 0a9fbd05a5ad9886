"""Everything that can go wrong with a journal. Who is at fault is in the type.

JournalError
 ├─ Refused                               the caller's: nothing of that commit was written
 │   ├─ StaleWriter(room, expected, actual)   somebody else was first: read the room again
 │   ├─ NoSuchRoom(room)                      never created, or forgotten
 │   ├─ RoomExists(room)                      a room is created once
 │   └─ RoomFinished(room)                    a finished room takes no more rows
 ├─ JournalClosed                         the caller's: nothing may be asked after `close`
 ├─ JournalUnavailable(reason)            the disk's: full, failing or locked; try again later
 ├─ CorruptJournal(room, seq)             the data's: the chain of hashes breaks at this row
 ├─ JournalInUse(path, owner)             the operator's: another process writes to this directory
 └─ JournalTooNew(found, known)           the operator's: written by a later version of this program
"""


class JournalError(Exception):
    """Base of all errors of a journal."""


class Refused(JournalError):
    def __init__(self, room: str, why: str) -> None:
        super().__init__(f"room {room!r} {why}")
        self.room = room


class StaleWriter(Refused):
    def __init__(self, room: str, expected: int, actual: int) -> None:
        super().__init__(room, f"is at seq {actual}, not at {expected}")
        self.expected = expected
        self.actual = actual


class NoSuchRoom(Refused):
    def __init__(self, room: str) -> None:
        super().__init__(room, "is not in the journal")


class RoomExists(Refused):
    def __init__(self, room: str) -> None:
        super().__init__(room, "is in the journal already")


class RoomFinished(Refused):
    def __init__(self, room: str) -> None:
        super().__init__(room, "is finished")


class JournalClosed(JournalError):
    def __init__(self) -> None:
        super().__init__("the journal is closed")


class JournalUnavailable(JournalError):
    def __init__(self, reason: str) -> None:
        super().__init__(f"the journal cannot be used now: {reason}")
        self.reason = reason


class CorruptJournal(JournalError):
    def __init__(self, room: str, seq: int) -> None:
        super().__init__(f"room {room!r} is damaged at seq {seq}")
        self.room = room
        self.seq = seq


class JournalInUse(JournalError):
    def __init__(self, path: str, owner: str) -> None:
        super().__init__(f"{path} is in use by process {owner}; one process at a time may write to it")
        self.path = path
        self.owner = owner


class JournalTooNew(JournalError):
    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"the journal has schema version {found}, this program knows up to {known}")
        self.found = found
        self.known = known
