"""Borgo: city-building board games, live with friends."""

__version__ = "0.1.0"
