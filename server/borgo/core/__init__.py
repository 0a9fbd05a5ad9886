"""What every game shares: the contract, chance, rules, diffs, and the fold of a game's actions.

Pure by law: msgspec and plain data modules of the standard library, no clock, no input or output.
"""
