import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

void dataAreRead().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RemixBrowser />
      </StrictMode>,
    );
  }),
);

// After the page: nothing can lose the focus before it is alive.
void import("./lib/keep-focus").then(
  ({ keepFocus }) => keepFocus(),
  () => undefined,
);

/**
 * Resolves when the data in the page are read. Until then RemixBrowser throws the promise of it, as everything does that
 * React is to wait for. Were React to wait, a key or a press in these milliseconds would make it give up on the server's
 * HTML, and what was typed would go with it. Whatever else is thrown, it throws again while hydrating.
 */
async function dataAreRead(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) await thrown;
  }
}
