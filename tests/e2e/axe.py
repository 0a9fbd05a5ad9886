"""axe-core in a page. It is run from outside, so the page's own content policy stays in force."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  // Pieces are pictures: what is printed on a card is no label, and its spoken name says more than the print.
  const isPrint = (id, { target }) =>
    id === 'label-content-name-mismatch' && document.querySelector(target[0])?.closest('[data-game]');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, nodes.filter((node) => !isPrint(id, node))])
    .filter(([, nodes]) => nodes.length > 0)
    .map(([id, nodes]) => [id, nodes.map(({ html }) => html.slice(0, 200))]);
}"""


def violations(page: Page) -> list[Any]:
    """What axe finds from "serious" on, each with the elements at fault. Motion is waited for: a fading
    text has no contrast."""
    page.evaluate("() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})))")
    page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: list[Any] = page.evaluate(RUN)
    return found
