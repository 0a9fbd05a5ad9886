"""The rules of Doodle City by id. Titles are keys of the text catalogue."""

from borgo.core.rules import RuleBook

RULES_VERSION = 1

RULES = RuleBook(
    "DC",
    {
        "1.1": "dice-and-sheets",
        "1.2": "start-roads",
        "1.3": "random-first-player",
        "2.1": "roll-and-take",
        "2.2": "draw-while-others-choose",
        "2.3": "column-blue-row-white",
        "2.4": "no-die-for-a-road",
        "2.5": "parks-cross-houses",
        "2.6": "must-take-a-useful-die",
        "2.7": "sixes-choose",
        "3.1": "score-when-drawn",
        "3.2": "hotel-road-length",
        "3.3": "shop-crossed-houses",
        "3.4": "first-shop-bonus",
        "3.5": "rings-count-once",
        "4.1": "end-of-game",
        "4.2": "final-points",
        "4.3": "winner-and-ties",
        "5.1": "passing",
        "5.2": "solo",
        "5.3": "achievements",
    },
)
