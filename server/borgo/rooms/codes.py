"""Table codes: five letters that can be read out over a bad line. Look-alikes are one letter (Crockford)."""

from collections.abc import Callable

Entropy = Callable[[int], bytes]

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH = 5
_FORGIVEN = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V", " ": "", "-": ""})


def new_code(entropy: Entropy) -> str:
    return "".join(LETTERS[byte % len(LETTERS)] for byte in entropy(LENGTH))


def normal(code: str) -> str:
    """The code as it was given out, however it was typed."""
    return code.upper().translate(_FORGIVEN)
