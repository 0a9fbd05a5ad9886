"""Whole tables over real sockets with durable commits: moves a second, delay, bytes, CPU, memory.

Run: python -m tests.bench.live
"""

from borgo.bench.report import main

if __name__ == "__main__":
    main()
