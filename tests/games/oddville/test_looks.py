from .looks import FILE, written


def test_the_looks_of_the_web_app_are_fresh() -> None:
    assert FILE.read_text() == written(), "python -m tests.games.oddville.looks writes them anew"
