"""All that the parts of the server share, made once at the start."""

from dataclasses import dataclass

from borgo.config import Config
from borgo.journal import Journal
from borgo.rooms.port import Manager

from .guests import Guests
from .limits import AddressCounts, AddressRates
from .metrics import Metrics


@dataclass(slots=True)
class House:
    config: Config
    journal: Journal
    manager: Manager
    guests: Guests
    metrics: Metrics
    requests: AddressRates
    creations: AddressRates
    connects: AddressRates
    open_connections: AddressCounts
    is_ready: bool = True
    """False while the server stops: nobody new is sent here."""


def open_house(config: Config, journal: Journal, guests: Guests, manager: Manager) -> House:
    per_second, per_minute = config.address_requests_per_second, config.address_creations_per_minute
    connects = config.address_connects_per_second
    return House(
        config=config,
        journal=journal,
        manager=manager,
        guests=guests,
        metrics=Metrics(lambda: len(manager)),
        requests=AddressRates(per_second, burst=3 * per_second),
        creations=AddressRates(per_minute / 60, burst=per_minute),
        connects=AddressRates(connects, burst=6 * connects),
        open_connections=AddressCounts(config.address_connections),
    )
