"""How much a machine carries: whole tables over real sockets, every move on disk before anyone hears of it.

script    games played in advance, so that the load needs no rules while the clock runs
sockets   clients that do as little as possible
load      tables of such clients, and what they measured
house     the server in a process of its own, with known seeds
report    the four loads, one after another
"""
