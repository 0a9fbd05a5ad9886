"""What happens by itself between two answers: effects, prompts with nothing to ask, the change of turns."""

from borgo.core.game import Seat

from .data import BUILDER_FEE, COIN_LIMIT, Character, Guild
from .effects import JoinGuild, OfferBuilder, RefillRow
from .events import CardTurnedUp, CharacterJoined, GameEnded, GuildReset, TurnStarted
from .legal import powers
from .possible import can_build, can_ever_claim, can_fetch_again
from .prompts import BuildToo, ClaimBonuses, CollectTax, FetchAgain, TakeTurn
from .state import NOBODY, State, Turn, guild_of
from .work import Work


def settle(work: Work) -> None:
    """Carry out what needs no answer, until a prompt waits or the game is over."""
    while work.state.stack:
        match work.state.stack[-1]:
            case RefillRow():
                work.pop()
                _refill_row(work)
            case JoinGuild(seat=seat, guild=guild):
                work.pop()
                _join_guild(work, seat, guild)
            case OfferBuilder(seat=seat):
                work.pop()
                _offer_builder(work, seat)
            case TakeTurn() if work.state.turn.acted and not powers(work.state, work.state.turn.seat):
                end_turn(work)
            case prompt if _asks_in_vain(work.state, prompt):
                work.pop()
            case _:
                return


def _asks_in_vain(state: State, prompt: object) -> bool:
    match prompt:
        case CollectTax(seats=(seat,)):
            return len(state.players[seat].coins) == COIN_LIMIT
        case ClaimBonuses(seats=(seat,), cards=cards):
            return not any(can_ever_claim(state, seat, card) for card in cards)
        case FetchAgain(seats=(seat,), card=card):
            return not can_fetch_again(state, seat, card)
    return False


def _refill_row(work: Work) -> None:
    *deck, card = work.state.deck
    work.change(deck=tuple(deck), row=(*work.state.row, card))
    work.tell(CardTurnedUp(card))


def _join_guild(work: Work, seat: Seat, guild: Guild) -> None:
    if not work.state.piles[guild]:
        if work.state.last_turns is not None:
            return  # OV-8.2: in the last turns an empty pile stays empty.
        _reset_guild(work, guild)
    *rest, character = work.state.piles[guild]
    _set_pile(work, guild, tuple(rest))
    work.change_player(seat, characters=(*work.player(seat).characters, character))
    work.tell(CharacterJoined(seat, character))


def _reset_guild(work: Work, guild: Guild) -> None:
    """OV-5.7: everybody gives the guild's characters back, the builder too."""
    returned: list[Character] = []
    for seat, player in enumerate(work.state.players):
        gone = [character for character in player.characters if guild_of(character) is guild]
        if gone:
            returned += gone
            kept = tuple(character for character in player.characters if character not in gone)
            work.change_player(seat, characters=kept)
    pile, chance = work.state.chance.shuffled(sorted(returned))
    work.change(chance=chance)
    _set_pile(work, guild, pile)
    work.tell(GuildReset(guild))


def _set_pile(work: Work, guild: Guild, pile: tuple[Character, ...]) -> None:
    piles = work.state.piles
    work.change(piles=(*piles[:guild], pile, *piles[guild + 1 :]))


def _offer_builder(work: Work, builder: Seat) -> None:
    """OV-6.11: only to another player, and only if that player could really pay and place."""
    holder = work.state.holder(Character.BUILDER)
    if holder not in (NOBODY, builder) and can_build(work.state, holder, BUILDER_FEE):
        work.push(BuildToo((holder,), builder))


def begin_turn(work: Work, seat: Seat) -> None:
    work.change(turn=Turn(seat, work.state.turn.number + 1), stack=(TakeTurn((seat,)),))
    work.tell(TurnStarted(seat))
    if work.player(seat).holds(Character.BENEFACTOR):
        work.gain_coins(seat, 1, "benefactor")  # OV-3.2, OV-6.9


def end_turn(work: Work) -> None:
    following = _next_seat(work)
    if following == NOBODY:
        work.change(stack=())
        work.tell(GameEnded())
    else:
        begin_turn(work, following)


def _next_seat(work: Work) -> Seat:
    """Whose turn comes after this one, or NOBODY when the game is over."""
    state = work.state
    clockwise = (state.turn.seat + 1) % state.seats
    if state.sixth == NOBODY:
        return clockwise
    match state.options.end:
        case "at-once":  # OV-7.1
            return NOBODY
        case "last-player":  # OV-8.1
            return NOBODY if clockwise == state.first else clockwise
        case "one-last-turn":  # OV-8.2
            return _next_last_turn(work)


def _next_last_turn(work: Work) -> Seat:
    state = work.state
    waiting = state.last_turns
    if waiting is None:
        order = ((state.turn.seat + step) % state.seats for step in range(1, state.seats + 1))
        waiting = tuple(seat for seat in order if seat != state.sixth)
    if not waiting:
        return NOBODY
    work.change(last_turns=waiting[1:])
    return waiting[0]
