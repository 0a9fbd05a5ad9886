import pytest

from borgo.transport.origin import is_welcome

HOST = "borgo.example"


@pytest.mark.parametrize("origin", ["https://borgo.example", "http://borgo.example"])
def test_pages_of_this_host_are_welcome(origin: str) -> None:
    assert is_welcome({"origin": origin, "host": HOST}, ())


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "https://borgo.example.evil.example",
        "https://borgo.example:8443",
        "null",
        "",
        "borgo.example",
        "file://borgo.example",
        "http://[",
    ],
)
def test_pages_of_other_hosts_are_not(origin: str) -> None:
    assert not is_welcome({"origin": origin, "host": HOST}, ())


def test_the_operator_may_name_others() -> None:
    assert is_welcome({"origin": "https://play.example", "host": HOST}, ("https://play.example",))


def test_programs_send_no_origin() -> None:
    assert is_welcome({"host": HOST}, ())
    assert is_welcome({}, ())


def test_a_page_is_not_welcome_where_no_host_was_asked_for() -> None:
    assert not is_welcome({"origin": "https://borgo.example"}, ())
