"""Live tables. `Room` is pure (`handle(input, now) -> effects`); runner and manager are its asyncio shell.

people       a person, a sitter, and what a table is to be
inputs       all that can happen to a room            effects   all that a room can ask for
entries      what is written to the journal           table     the fold of it: seats, options, phase, game
clocks orders absence chat answers                    one concern of a room each
trees        what each audience sees                  channels  numbered frames and the ring to resume from
desk         one change: saved, applied, told         room      what happens becomes decisions
hosting      around the game: sit, ready, host rights
play         the game: acts, tries, orders, time      thinking  who plays when no person does
upkeep       what follows as people come and go and time passes
runner       one room's inbox, commits, timers, sockets
port         what a transport needs of all this
dossier      what is stored about a person: found, handed out, erased
manager      all rooms: create, wake, list, quick play, unload, shutdown
connections  what the shell needs of a socket
opening codes notes keeping listing records replays   a table from the outside
"""
