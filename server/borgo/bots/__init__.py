"""Players that use only the game contract."""
