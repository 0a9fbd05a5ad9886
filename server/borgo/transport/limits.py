"""How much one connection and one address may ask for; who asks for more is told so, and alone feels it."""

import ipaddress
import time
from collections.abc import Callable

Seconds = Callable[[], float]

IPV6_SITE = 64
FORGET_ABOVE = 10_000


class TokenBucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_burst", "_rate", "_seconds", "_since", "_tokens")

    def __init__(self, rate: float, burst: float, seconds: Seconds = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._seconds = seconds
        self._tokens = burst
        self._since = seconds()

    def take(self) -> bool:
        self._refill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def is_full(self) -> bool:
        self._refill()
        return self._tokens >= self._burst

    def seconds_to_wait(self) -> float:
        """Until the next one is free."""
        self._refill()
        return max(0.0, (1 - self._tokens) / self._rate)

    def _refill(self) -> None:
        now = self._seconds()
        self._tokens = min(self._burst, self._tokens + (now - self._since) * self._rate)
        self._since = now


class AddressRates:
    """One bucket per address. Full buckets are forgotten: they are what a stranger would get anyway."""

    def __init__(self, rate: float, burst: float, seconds: Seconds = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._seconds = seconds
        self._buckets: dict[str, TokenBucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, address: str) -> bool:
        return self._bucket(address).take()

    def seconds_to_wait(self, address: str) -> float:
        return self._bucket(address).seconds_to_wait()

    def _bucket(self, address: str) -> TokenBucket:
        site = site_of(address)
        bucket = self._buckets.get(site)
        if bucket is None:
            if len(self._buckets) >= FORGET_ABOVE:
                self._forget()
            bucket = self._buckets[site] = TokenBucket(self._rate, self._burst, self._seconds)
        return bucket

    def _forget(self) -> None:
        kept = [(site, bucket) for site, bucket in self._buckets.items() if not bucket.is_full]
        # Under an attack from everywhere memory is worth more than the memory of the oldest half.
        self._buckets = dict(kept[-FORGET_ABOVE // 2 :])


class AddressCounts:
    """How many things of one address are open at once."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        site = site_of(address)
        count = self._open.get(site, 0)
        if count >= self._limit:
            return False
        self._open[site] = count + 1
        return True

    def leave(self, address: str) -> None:
        site = site_of(address)
        left = self._open[site] - 1
        if left:
            self._open[site] = left
        else:
            del self._open[site]


def site_of(address: str) -> str:
    """One household: an IPv4 address, or the /64 of an IPv6 one."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.IPv6Network((parsed, IPV6_SITE), strict=False))
    return address
