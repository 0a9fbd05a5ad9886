import pytest

from borgo.transport.limits import FORGET_ABOVE, AddressCounts, AddressRates, TokenBucket, site_of


class Stopwatch:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Stopwatch:
    return Stopwatch()


def test_a_bucket_lets_a_burst_through_and_then_its_rate(clock: Stopwatch) -> None:
    bucket = TokenBucket(rate=2, burst=3, seconds=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_a_bucket_never_holds_more_than_its_burst(clock: Stopwatch) -> None:
    bucket = TokenBucket(rate=2, burst=3, seconds=clock)
    clock.now += 3600
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_an_empty_bucket_tells_how_long_to_wait(clock: Stopwatch) -> None:
    bucket = TokenBucket(rate=0.5, burst=1, seconds=clock)
    assert bucket.seconds_to_wait() == 0
    bucket.take()
    assert bucket.seconds_to_wait() == 2


def test_addresses_do_not_share_a_bucket_but_a_household_does(clock: Stopwatch) -> None:
    rates = AddressRates(rate=1, burst=1, seconds=clock)
    assert rates.take("192.0.2.1")
    assert rates.take("192.0.2.2")
    assert rates.take("2001:db8:1:2::1")
    assert not rates.take("2001:db8:1:2:ffff::2")


def test_addresses_that_were_quiet_are_forgotten(clock: Stopwatch) -> None:
    rates = AddressRates(rate=1, burst=1, seconds=clock)
    for n in range(FORGET_ABOVE):
        rates.take(f"quiet {n}")
    clock.now += 1
    rates.take("busy")
    assert len(rates) == 1
    assert not rates.take("busy")


def test_under_attack_from_everywhere_memory_stays_bounded(clock: Stopwatch) -> None:
    rates = AddressRates(rate=1, burst=1, seconds=clock)
    for n in range(3 * FORGET_ABOVE):
        rates.take(f"bot {n}")
    assert len(rates) <= FORGET_ABOVE


def test_open_connections_of_an_address_are_counted() -> None:
    counts = AddressCounts(limit=2)
    assert [counts.enter("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert counts.enter("192.0.2.2")
    counts.leave("192.0.2.1")
    assert counts.enter("192.0.2.1")


@pytest.mark.parametrize(
    ("address", "site"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("", ""),
        ("unix:", "unix:"),
    ],
)
def test_the_site_of_an_address(address: str, site: str) -> None:
    assert site_of(address) == site
