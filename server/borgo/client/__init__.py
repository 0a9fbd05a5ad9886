"""Play Borgo from Python: a bot, a test, a screen of your own. See docs/CLIENT.md.

    async with Borgo("http://127.0.0.1:8000") as borgo:
        await borgo.sign_in("Robo")
        code = await borgo.create_table("oddville", seats=2, bots=1)
        async with borgo.join(code) as table:
            await table.start()
            async for now in table:
                if now.is_asked:
                    await table.act(random.choice(now.legal))

errors   what can go wrong            moment   a table at one seq, typed
house    guests and tables (HTTP)     mirror   the client's side of the protocol, without any socket
table    one live table (WebSocket): commands, answers, and coming back after a drop
"""

from .errors import ActionRefused, ApiProblem, BorgoError, TableClosed
from .house import Borgo
from .moment import Moment
from .table import Table

__all__ = ["ActionRefused", "ApiProblem", "Borgo", "BorgoError", "Moment", "Table", "TableClosed"]
