"""Rules have ids (`OV-5.3`); a refusal names the rule it stands on.

Errors of the core, as a table:

    Illegal          the player's fault: an action the rules refuse; nothing has changed
    BrokenData       ours: a data file under shared/data does not hold what it must
    BadRecord        the file's: a game record that cannot be read or does not add up (core.record)
"""

from collections.abc import Iterator, Mapping

from .data import Data


class Rule(Data, frozen=True):
    id: str
    name: str
    """What it is about, for people who read code."""

    @property
    def title(self) -> str:
        """Key of the short title, in the book's texts `rules_<game>`; `text.<id>` is the whole rule."""
        return f"title.{self.id}"


class RuleBook:
    """The rules of one game by id. An id that is not in the book cannot be cited."""

    def __init__(self, prefix: str, names: Mapping[str, str]) -> None:
        self.prefix = prefix
        self._rules = {
            f"{prefix}-{number}": Rule(f"{prefix}-{number}", name) for number, name in names.items()
        }

    def __getitem__(self, rule_id: str) -> Rule:
        return self._rules[rule_id]

    def __contains__(self, rule_id: object) -> bool:
        return rule_id in self._rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)


Param = int | str


class Illegal(Exception):
    """The rules refuse: which rule, why, and what was missing.

    The sentence stands under `<rule_id>.<why>` in the book's texts and may use the parameters.
    """

    def __init__(self, rule_id: str, why: str, **params: Param) -> None:
        super().__init__(rule_id, why, params)
        self.rule_id = rule_id
        self.why = why
        self.params: dict[str, Param] = params

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.rule_id} {self.why}" + (f" ({details})" if details else "")


class BrokenData(Exception):
    """A data file does not hold what the rules need; the message names file and place."""


TABLE_RULES = RuleBook(
    "TB",
    {
        "1.1": "seat-at-table",
        "1.2": "undo-own-last",
        "1.3": "players-only",
        "1.4": "guests-sit",
        "1.5": "free-seat",
        "1.6": "kicked-out",
        "2.1": "host-only",
        "2.2": "before-the-start",
        "2.3": "known-options",
        "2.4": "number-of-seats",
        "2.5": "everybody-ready",
        "2.6": "no-empty-seat",
        "2.7": "known-bot",
        "3.1": "game-runs",
        "3.2": "known-action",
        "3.3": "known-order",
        "3.4": "after-the-end",
        "3.5": "our-fault",
        "4.1": "say-something",
        "4.2": "let-others-speak",
        "5.1": "answered-once",
    },
)
