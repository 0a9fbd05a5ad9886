from .looks import FILE, written


def test_the_looks_of_the_web_app_s_tests_are_fresh() -> None:
    assert FILE.read_text() == written(), "python -m tests.games.venice.looks writes them anew"
