"""Numbered frames: who was gone gets what was missed, or a snapshot; a seat has one connection."""

from borgo.protocol.messages import (
    Frame,
    Hello,
    Notice,
    Ping,
    Pong,
    Resync,
    Say,
    Sit,
    Snapshot,
    Stand,
    Welcome,
)
from borgo.rooms.channels import RING
from borgo.rooms.effects import Admit
from borgo.rooms.inputs import Came, Received

from .harness import ANN, BOB, CLEO, Client, LiveTable, asked, play_on, started, table_of


def missed(client: Client) -> list[int]:
    return [frame.seq for frame in client.all(Frame)]


def test_who_comes_first_gets_all_in_one_frame() -> None:
    clients = started()
    play_on(clients, 20)
    guest = table_of(clients).come(None)
    assert [type(message) for message in guest.heard] == [Welcome, Snapshot]
    assert guest.last(Welcome).now_ms == table_of(clients).now


def test_who_was_gone_for_a_moment_gets_the_missed_frames() -> None:
    clients = started()
    table = table_of(clients)
    guest = table.come(None)
    ann, bob = clients
    guest.leave()
    bob.leave()
    last = guest.seq
    for _ in range(3):
        ann.do(Say, "where is Bob?")
    again = table.come(BOB, like=bob)
    assert not again.all(Snapshot)
    assert missed(again) == list(range(last + 1, again.seq + 1))
    watching = table.come(None, like=guest)
    assert not watching.all(Snapshot)
    assert watching.tree[0] == table.come(None).tree[0]


def test_who_missed_nothing_gets_nothing() -> None:
    clients = started()
    guest = table_of(clients).come(None)
    again = table_of(clients).come(None, like=guest)
    assert [type(message) for message in again.heard] == [Welcome]


def test_who_was_gone_for_long_gets_a_snapshot() -> None:
    ann, bob = started("doodlecity")
    bob.leave()
    for number in range(RING + 1):
        ann.do(Say, f"line {number}")
        ann.table.pass_time(5000)
    again = ann.table.come(BOB, like=bob)
    assert [type(message) for message in again.heard] == [Welcome, Snapshot]


def test_frames_of_another_epoch_or_audience_do_not_fit() -> None:
    clients = started()
    table = table_of(clients)
    ann, bob = clients
    bob.leave()
    woken = table.wake()
    assert woken.come(BOB, like=bob).all(Snapshot)
    spectating = table.come(CLEO)
    spectating.leave()
    spectating.person = BOB
    assert table.come(BOB, like=spectating).all(Snapshot)
    ann.seq += 1000
    ahead = table.come(ANN, like=ann)
    assert ahead.all(Snapshot)


def test_the_newest_connection_has_the_seat() -> None:
    clients = started()
    actor = asked(clients)
    newer = actor.table.come(actor.person)
    assert actor.last(Notice) == Notice("moved")
    assert actor.closed == "moved-to-another-tab"
    assert newer.seat == actor.seat
    assert isinstance(newer.act(*newer.legal[0]), Frame)
    before = actor.table.state
    actor.act("end-turn")
    assert actor.table.state is before, "the old one is not listened to any more"


def test_a_new_tab_of_the_same_person_is_no_news_to_others() -> None:
    ann, bob = started()
    before = bob.seq
    ann.table.come(ANN)
    assert bob.seq == before


def test_a_person_with_two_tabs_sits_down_in_one_of_them() -> None:
    table = LiveTable.open(seats=3, people=(ANN,))
    one, other = table.come(BOB), table.come(BOB)
    one.do(Sit, 1)
    assert one.seat == 1
    assert other.closed == "moved-to-another-tab"


def test_a_second_hello_on_the_same_connection_resumes() -> None:
    clients = started()
    ann, bob = clients
    before = bob.seq
    hello = Hello(1, "", ann.name, ann.epoch, ann.seq, ann.seat)
    ann.table.put(Came(ann.connection, hello, ANN))
    assert isinstance(ann.heard[-1], Welcome)
    assert bob.seq == before
    play_on(clients, 4)


def test_resync_and_drained_bring_a_snapshot() -> None:
    clients = started()
    guest = table_of(clients).come(None)
    for client in (*clients, guest):
        client.tree = None
        client.table.put(Received(client.connection, Resync("hash")))
        assert isinstance(client.heard[-1], Snapshot)
        client.tree = None
        client.table.drain(client)
        assert isinstance(client.heard[-1], Snapshot)
    play_on(clients, 4)


def test_ping_tells_the_servers_time() -> None:
    clients = started()
    clients[0].table.put(Received(clients[0].connection, Ping(7)))
    assert clients[0].heard[-1] == Pong(7, clients[0].table.now)


def test_what_a_closed_connection_sends_is_not_heard() -> None:
    clients = started()
    table = table_of(clients)
    table.put(Received(999, Ping(1)))
    table.put(Received(999, Stand(1)))
    table.drain(Client(table, 999, None, "nobody"))


def test_all_spectators_share_one_snapshot_and_one_frame() -> None:
    clients = started()
    table = table_of(clients)
    packets = []
    for number in range(3):
        hello = Hello(1, "", f"spectator-{number}")
        (admit, *_) = table.room.handle(Came(100 + number, hello, None), table.now)
        assert isinstance(admit, Admit)
        packets.append(admit.packets[1])
    assert packets[0] is packets[1] is packets[2]


def test_the_number_of_spectators_is_told_once_a_second() -> None:
    ann, _bob = started()
    before = ann.seq
    guests = [ann.table.come(None) for _ in range(50)]
    assert ann.seq == before
    ann.table.pass_time(1000)
    assert ann.tree[0][8] == 50
    assert ann.seq == before + 1
    for guest in guests[:20]:
        guest.leave()
    ann.table.pass_time(1000)
    assert ann.tree[0][8] == 30


def test_nothing_is_worked_out_for_those_who_are_not_there() -> None:
    (ann,) = started(people=(ANN,), bots=1)
    table = ann.table
    while not table.thoughts:
        ann.act(*ann.legal[0])
    assert set(table.room._desk.channels._channels) == {0}
    guest = table.come(None)
    assert set(table.room._desk.channels._channels) == {0, None}
    guest.leave()
    for _ in range(RING + 1):
        table.room._desk.publish()
    assert set(table.room._desk.channels._channels) == {0}
