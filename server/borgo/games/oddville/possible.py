"""Small predicates over a state: prices, what can be afforded, what is still possible."""

from borgo.core.game import Seat

from .characters import kinds_from, space_price
from .city import clash, open_cells
from .data import CARDS, COIN_LIMIT, KINDS, SPACE_PRICES, Bonus, Character, Resource, WorkerCard
from .state import Cell, Player, State


def fetch_price(state: State, player: Player, resource: Resource) -> int:
    """OV-4.4: what the cheapest empty space costs this player."""
    space = state.board[resource].cheapest_empty()
    return space_price(player, SPACE_PRICES[state.seats][space])


def can_pay_cost(state: State, seat: Seat, project: int) -> bool:
    cost = CARDS[project].cost
    return all(not cost[kind] or state.board[kind].held_by(seat) >= cost[kind] for kind in KINDS)


def can_fetch_again(state: State, seat: Seat, card: WorkerCard) -> bool:
    """OV-6.3: a second resource can be had, if need be with a worker taken back first (OV-2.6)."""
    player = state.players[seat]
    affordable = any(
        fetch_price(state, player, kind) <= len(player.coins) for kind in kinds_from(player, card)
    )
    return affordable and has_workers(state, seat)


def has_workers(state: State, seat: Seat) -> bool:
    """In supply, or on the board from where OV-2.6 brings them back."""
    return state.players[seat].supply > 0 or any(stock.held_by(seat) for stock in state.board)


def can_cheat(state: State, seat: Seat) -> bool:
    """OV-6.4: once per own turn."""
    return seat == state.turn.seat and not state.turn.cheated and state.players[seat].holds(Character.CHEATER)


def can_ever_claim(state: State, seat: Seat, source: int) -> bool:
    """OV-5.6: this bonus can still be had, if need be after a worker was taken back or a coin turned over."""
    player = state.players[seat]
    on_board = sum(stock.held_by(seat) for stock in state.board)
    match CARDS[source].bonus:
        case Bonus.COIN:
            return len(player.coins) < COIN_LIMIT or can_cheat(state, seat)
        case Bonus.CONVERT:
            return on_board > 0
        case Bonus.DOUBLE:
            return on_board > 0 and on_board + player.supply > 1
        case Bonus.RESOURCE | Bonus.ANY:
            return on_board + player.supply > 0


def can_build(state: State, seat: Seat, fee: int) -> bool:
    """OV-6.11: fee, cost and a place for at least one project."""
    return len(state.players[seat].coins) >= fee and bool(building_sites(state, seat))


def building_sites(state: State, seat: Seat) -> list[tuple[int, Cell]]:
    """OV-5.1 to 5.3: each affordable project with each cell where it fits."""
    projects = [project for project in state.players[seat].projects if can_pay_cost(state, seat, project)]
    if not projects:
        return []
    cells = open_cells(state.city).items()
    return [(project, cell) for project in projects for cell, needs in cells if not clash(project, needs)]


def bonus_kinds(state: State, seat: Seat, source: int) -> list[Resource]:
    """OV-5.6: the resources this bonus may bring."""
    card = CARDS[source]
    if card.bonus_resource is not None:
        return [card.bonus_resource]
    if card.bonus is Bonus.DOUBLE:
        return [kind for kind in KINDS if state.board[kind].held_by(seat)]
    return list(KINDS) if card.bonus is Bonus.ANY else []
