"""Browsers of visitors, one each: nothing is shared between them but the server."""

from collections.abc import Iterable

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
]
PHONE = (390, 844)
DESKTOP = (1440, 900)
PATIENCE_MS = 10_000
BLOCKED_WORKER = "Service Worker registration blocked by Playwright"


class Visits:
    def __init__(self, chromium: Browser, url: str) -> None:
        self._chromium = chromium
        self._url = url
        self._contexts: list[BrowserContext] = []
        self._errors: list[str] = []

    def __call__(
        self,
        path: str = "/",
        *,
        size: tuple[int, int] | None = None,
        phone: bool = False,
        dark: bool = False,
        language: str = "en",
        motion: bool = False,
        worker: bool = False,
        expect_errors: Iterable[str] = (),
    ) -> Page:
        """A page of somebody who has never been here. Without `motion` pieces jump to their places; only with
        `worker` the pages are kept for times without a network."""
        width, height = size or (PHONE if phone else DESKTOP)
        context = self._chromium.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            locale=language,
            has_touch=phone,
            is_mobile=phone,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE_MS)
        self._contexts.append(context)
        page = context.new_page()
        self.watch(page, expect_errors)
        page.goto(self._url + path)
        return page

    def watch(self, page: Page, expect_errors: Iterable[str] = ()) -> None:
        """From now on an error in this page fails the test."""
        allowed = (*expect_errors, BLOCKED_WORKER)

        def hear(text: str) -> None:
            if not any(each in text for each in allowed):
                self._errors.append(f"{page.url}: {text}")

        def on_console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                hear(f"{message.text} {message.location}")

        page.on("console", on_console)
        page.on("pageerror", lambda error: hear(str(error)))

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
        if self._errors:
            raise AssertionError("\n".join(self._errors))
