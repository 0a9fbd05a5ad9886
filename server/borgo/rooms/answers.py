"""What each command was answered: one sent again gets the same answer and is not carried out twice."""

from collections import OrderedDict

from borgo.core.rules import Illegal
from borgo.protocol.messages import Done, Refused

KEPT_ANSWERS = 64
KEPT_CLIENTS = 512

Answer = Done | Refused


class Answers:
    def __init__(self) -> None:
        self._clients: OrderedDict[str, OrderedDict[int, Answer]] = OrderedDict()

    def find(self, client: str, command: int) -> Answer | None:
        """The answer given before, or None for a new command. Illegal if it is too old to tell."""
        answers = self._clients.get(client)
        if not answers:
            return None
        if command not in answers and command < next(iter(answers)) and len(answers) == KEPT_ANSWERS:
            raise Illegal("TB-5.1", "too-old")
        return answers.get(command)

    def remember(self, client: str, answer: Answer) -> None:
        answers = self._clients.setdefault(client, OrderedDict())
        self._clients.move_to_end(client)
        answers[answer.id] = answer
        if len(answers) > KEPT_ANSWERS:
            answers.popitem(last=False)
        if len(self._clients) > KEPT_CLIENTS:
            self._clients.popitem(last=False)
