"""The web app is tested with looks of this very engine."""

from typing import get_args

from borgo.games.doodlecity.events import AnyEvent

from .looks import FILE, stories, text


def test_the_looks_of_the_web_apps_tests_are_fresh() -> None:
    stale = "run `python -m tests.games.doodlecity.looks`"
    assert FILE.read_text(encoding="utf-8") == text(), stale


def test_every_kind_of_event_is_among_them() -> None:
    assert {type(event) for event in stories()["events"]} == set(get_args(AnyEvent))
