"""Standing orders: prompts that a seat answers without being asked."""

import pytest

from borgo.core.game import Action, Prompt
from borgo.games import GAMES
from borgo.games.oddville.actions import Build, Decline, ReturnWorker
from borgo.games.oddville.data import Character, Resource
from borgo.protocol.messages import Frame, Refused, SetOrder, Sit, SwapSeats
from borgo.rooms.orders import Orders, obey

from .harness import ANN, BOB, CLEO, Client, LiveTable, asked, play_on, started, table_of


def test_OV_6_8_the_tax_collector_collects_until_told_otherwise() -> None:
    ann, _bob = started()
    assert ann.orders == {"collect-tax": "collect"}
    assert isinstance(ann.do(SetOrder, "collect-tax", "ask"), Frame)
    assert ann.orders == {}
    ann.do(SetOrder, "collect-tax", "decline")
    ann.do(SetOrder, "build-too", "forced")
    assert ann.orders == {"build-too": "forced", "collect-tax": "decline"}


def test_orders_are_a_seats_own_business() -> None:
    ann, bob = started()
    guest = ann.table.come(CLEO)
    ann.do(SetOrder, "build-too", "decline")
    assert bob.orders == {"collect-tax": "collect"}
    assert guest.orders == {}
    assert guest.do(SetOrder, "build-too", "decline").rule == "TB-1.3"


def test_orders_go_with_the_person_who_moves() -> None:
    table = LiveTable.open(seats=3, people=(ANN, BOB))
    ann, bob = table.come(ANN), table.come(BOB)
    ann.do(SetOrder, "build-too", "decline")
    ann.do(Sit, 2)
    assert "build-too" in ann.orders
    ann.do(SwapSeats, 1, 2)
    assert "build-too" in ann.orders
    assert "build-too" not in bob.orders


@pytest.mark.parametrize(("prompt", "answer"), [("nonsense", "ask"), ("build-too", "nonsense"), ("", "")])
def test_TB_3_3_orders_speak_of_what_the_game_knows(prompt: str, answer: str) -> None:
    ann, _bob = started()
    refused = ann.do(SetOrder, prompt, answer)
    assert isinstance(refused, Refused)
    assert refused.rule == "TB-3.3"


def test_an_order_means_exactly_one_action_or_the_seat_is_asked() -> None:
    legal: tuple[Action, ...] = (Build(1, 0, 1), Build(1, 0, 2), Decline(), ReturnWorker(Resource(0), 1))
    assert obey("decline", legal) == Decline()
    assert obey("build", legal) is None
    assert obey("collect", legal) is None
    assert obey("return-worker", legal) is None, "what is free to do answers nothing"
    assert obey("forced", legal) is None
    assert obey("forced", legal[2:]) == Decline()


def test_every_game_can_be_ordered_about() -> None:
    for game in GAMES.values():
        orders = Orders(game)
        for seat in game.seats:
            for order in orders.of(seat):
                orders.check(order.prompt, order.answer)


# A tax collector at the table: Bob pays, Ann collects.


def with_tax_collector(clients: list[Client]) -> None:
    """Play until the tax is asked for; the seed is tried out until it happens."""
    table = table_of(clients)
    for _ in range(3000):
        prompts: tuple[Prompt, ...] = table.game.prompts(table.state)
        if not prompts or type(prompts[0]).__name__ == "CollectTax":
            return
        play_on(clients, 1, table.chance)


def taxed(answer: str) -> tuple[list[Client], LiveTable]:
    """A game up to the moment after the first tax was due, with that order given by all."""
    for number in range(50):
        clients = started(people=(ANN, BOB, CLEO), seed=bytes([number]) * 32)
        table = table_of(clients)
        for client in clients:
            client.do(SetOrder, "collect-tax", "ask")
        with_tax_collector(clients)
        if table.game.prompts(table.state):
            collector = asked(clients)
            collector.do(SetOrder, "collect-tax", answer)
            return clients, table
    raise AssertionError("no tax in fifty games")


def coins(table: LiveTable, seat: int) -> int:
    return len(table.state.players[seat].coins)


@pytest.mark.parametrize(("answer", "gained"), [("collect", 1), ("decline", 0)])
def test_an_order_answers_even_the_prompt_that_is_asked_now(answer: str, gained: int) -> None:
    clients, table = taxed("ask")
    collector = asked(clients)
    assert table.state.players[collector.seat].holds(Character.TAX_COLLECTOR)
    before = coins(table, collector.seat)
    collector.do(SetOrder, "collect-tax", answer)
    assert coins(table, collector.seat) == before + gained
    for client in clients:
        assert table.by(client)[-1] == "order"


def test_a_bot_may_be_ordered_to_choose() -> None:
    clients, table = taxed("ask")
    collector = asked(clients)
    collector.do(SetOrder, "collect-tax", "bot")
    assert [thought.seat for thought in table.thoughts] == [collector.seat]
    table.think()
    assert table.by(collector)[-1] == "order"
    assert not any(type(prompt).__name__ == "CollectTax" for prompt in table.game.prompts(table.state))


def test_what_an_order_did_can_be_taken_back_and_is_asked_then() -> None:
    clients, table = taxed("ask")
    collector = asked(clients)
    collector.do(SetOrder, "collect-tax", "decline")
    assert collector.can_undo
    collector.act("undo")
    assert asked(clients) is collector
    assert type(table.game.prompts(table.state)[0]).__name__ == "CollectTax"
    before = coins(table, collector.seat)
    collector.act("collect")
    assert coins(table, collector.seat) == before + 1
