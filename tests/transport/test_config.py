import argparse
from pathlib import Path

import pytest

from borgo.config import BadConfig, Config, add_flags, load


def parse(*argv: str) -> dict[str, str | None]:
    parser = argparse.ArgumentParser()
    add_flags(parser)
    return vars(parser.parse_args(argv))


def test_without_anything_set_the_defaults_hold() -> None:
    assert load(parse(), {}) == Config()


def test_a_flag_wins_over_the_environment_and_that_over_the_default() -> None:
    environment = {"BORGO_PORT": "9000", "BORGO_HOST": "::"}
    config = load(parse("--port", "9001"), environment)
    assert (config.port, config.host, config.data) == (9001, "::", "data")


def test_lists_are_written_with_commas() -> None:
    config = load(parse("--origins", "https://a.example, https://b.example"), {"BORGO_PROXIES": ""})
    assert config.origins == ("https://a.example", "https://b.example")
    assert config.proxies == ()


def test_every_setting_has_a_flag_and_a_variable() -> None:
    for name in Config.__struct_fields__:
        assert name in parse()


@pytest.mark.parametrize(
    ("name", "text"),
    [("port", "eighty"), ("port", "70000"), ("messages_per_second", "0"), ("log_level", "loud")],
)
def test_a_bad_value_is_refused_by_the_name_it_was_given_under(name: str, text: str) -> None:
    variable = f"BORGO_{name.upper()}"
    with pytest.raises(BadConfig, match=f"^{variable} '{text}'"):
        load(parse(), {variable: text})
    flag = f"--{name.replace('_', '-')}"
    with pytest.raises(BadConfig, match=f"^{flag} '{text}'"):
        load(parse(flag, text), {})


def test_the_frontend_of_the_checkout_is_served_unless_another_is_named() -> None:
    assert Config().frontend_dir.parts[-2:] == ("frontend", "dist")
    assert Config(frontend="elsewhere").frontend_dir == Path("elsewhere")
