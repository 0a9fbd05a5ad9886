"""VE-6, VE-7: tiles and bags, and what they buy.

The purse pays with the least loss, since no change is given; of equal payments it takes the one with the
fewest bags, then the fewest pieces. What is left is worth the same whatever else would have been given, and
bags returned to the pile would serve the others: a choice of one's own could hardly be better, so nobody is
asked for one.
"""

from itertools import product

from msgspec.structs import replace

from borgo.core.game import Seat

from .board import touched
from .data import BAG_VALUES, GOLD_PER_POINT, OPEN, TILE_VALUES
from .effects import TakeBags
from .events import BagTaken, FieldDrained, GoldTraded, Log
from .gondolas import landing, move, spaces
from .state import BOUGHT, Counts, Player, State, add, put, with_player

Payment = tuple[Counts, Counts]
"""Numbers of tiles and of bags, by value."""


def points_to_buy(player: Player) -> int:
    """VE-6.2: what the gold buys at most. Only the owner may know."""
    return player.gold // GOLD_PER_POINT


def points_at_most(player: Player) -> int:
    """What the gold would buy if every tile and every bag were the best: all can count that."""
    return (TILE_VALUES[-1] * sum(player.tiles) + BAG_VALUES[-1] * sum(player.bags)) // GOLD_PER_POINT


def payment(player: Player, points: int) -> Payment:
    """What the purse gives for so many points, which it must be able to pay."""
    price = points * GOLD_PER_POINT
    payments = []
    for bags in product(*(range(count + 1) for count in player.bags)):
        paid = sum(value * count for value, count in zip(BAG_VALUES, bags, strict=True))
        tiles = _tiles_for(player, max(price - paid, 0))
        if tiles is not None:
            payments.append((paid + tiles[1] + 2 * tiles[2], sum(bags), sum(tiles), tiles, bags))
    *_, tiles, bags = min(payments)
    return tiles, bags


def _tiles_for(player: Player, price: int) -> Counts | None:
    """The fewest tiles worth the price, or one more if it cannot be met; None if they are not enough."""
    _, ones, twos = player.tiles
    give_twos = min(twos, price // 2)
    give_ones = price - 2 * give_twos
    if give_ones <= ones:
        return (0, give_ones, give_twos)
    if give_ones == 1 and give_twos < twos:
        return (0, 0, give_twos + 1)
    return None


def trade(state: State, seat: Seat, points: int, log: Log) -> State:
    """VE-6.2: tiles leave the game, bags are shuffled back, the gondola moves."""
    player = state.players[seat]
    tiles, bags = payment(player, points)
    log.append(GoldTraded(seat, points, tiles, bags))
    player = replace(player, tiles=_less(player.tiles, tiles), bags=_less(player.bags, bags))
    state = replace(
        state,
        players=with_player(state.players, seat, player),
        spent=tuple(a + b for a, b in zip(state.spent, tiles, strict=True)),
    )
    return move(_bags_returned(state, bags), seat, points, BOUGHT, log)


def _less(have: Counts, given: Counts) -> Counts:
    return tuple(a - b for a, b in zip(have, given, strict=True))


def _bags_returned(state: State, bags: Counts) -> State:
    if not any(bags):
        return state
    returned = [value for value, count in zip(BAG_VALUES, bags, strict=True) for _ in range(count)]
    pile, chance = state.chance.shuffled((*state.bags, *returned))
    return replace(state, bags=pile, chance=chance)


def touches(space: int, districts: tuple[int, ...]) -> bool:
    return any(district in districts for district in touched(space))


def take_bags(state: State, effect: TakeBags, log: Log) -> State:
    """VE-3.11 b: a bag for each participant whose gondola touches; VE-6.2: an empty pile gives none."""
    players, bags = state.players, state.bags
    for seat in effect.seats:
        player = players[seat]
        if bags and touches(player.gondola, effect.districts):
            value, bags = bags[-1], bags[:-1]
            log.append(BagTaken(seat, value))
            taken = add(player.bags, value - BAG_VALUES[0], 1)
            players = with_player(players, seat, replace(player, bags=taken))
    return replace(state, players=players, bags=bags)


def bag_in_reach(state: State, effect: TakeBags) -> bool:
    """Whether a trade could bring the active seat to the building's district, and so to a bag."""
    seat = state.turn.seat
    player = state.players[seat]
    if seat not in effect.seats or not state.bags or touches(player.gondola, effect.districts):
        return False
    at = spaces(state)
    return any(
        touches(landing(at, seat, points), effect.districts)
        for points in range(1, points_at_most(player) + 1)
    )


def drain(state: State, seat: Seat, field: int, log: Log) -> State:
    """VE-7.1: the tile goes to the seat, face down; the field is open."""
    player, value = state.players[seat], state.swamp[field]
    log.append(FieldDrained(seat, field, value))
    player = replace(player, tiles=add(player.tiles, value, 1))
    return replace(
        state,
        players=with_player(state.players, seat, player),
        ground=put(state.ground, field, OPEN),
        swamp=put(state.swamp, field, 0),
    )
