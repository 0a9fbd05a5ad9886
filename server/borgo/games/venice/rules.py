"""The rules of Venice by id; the texts are in the catalogue."""

from borgo.core.rules import RuleBook

RULES_VERSION = 1

RULES = RuleBook(
    "VE",
    {
        "1.1": "pieces",
        "1.2": "districts-and-track",
        "1.3": "start-buildings-and-swamp",
        "1.4": "deal",
        "2.1": "three-actions-in-order",
        "2.2": "trade-any-moment",
        "3.1": "lay-then-carry-out",
        "3.2": "cards-and-fields",
        "3.3": "free-field",
        "3.4": "starting",
        "3.5": "joining",
        "3.6": "never-too-many-cards",
        "3.7": "alone",
        "3.8": "same-kind-twice",
        "3.9": "who-places",
        "3.10": "no-place",
        "3.11": "order-of-building",
        "3.12": "two-unfinished-kinds",
        "4.1": "points-per-kind",
        "4.2": "half-for-participants",
        "4.3": "palazzo-example",
        "5.1": "one-gondola-a-space",
        "5.2": "double-space",
        "5.3": "beyond-sixty",
        "6.1": "gold-is-secret",
        "6.2": "five-gold-a-point",
        "7.1": "drain-two",
        "8.1": "one-or-three-cards",
        "8.2": "hand-limit",
        "8.3": "pile-and-open-cards",
        "9.1": "the-end",
        "9.2": "final-trade",
        "9.3": "farthest-wins",
        "10.1": "imaginary-player",
        "10.2": "imaginary-building",
        "10.3": "imaginary-architect",
        "11.1": "sample-turn",
    },
)
