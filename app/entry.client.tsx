import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { answerEarlyPress, keepNoMorePresses } from "./features/site/early-press";
import { ALIVE } from "./lib/alive";
import { holdEventsBack } from "./lib/hold-events-back";
import { keepFocus } from "./lib/keep-focus";

keepFocus();
const release = holdEventsBack();

/** Remix reads the data of the page in a promise. Once React has met it in a render, it waits for it. */
function Page() {
  release();
  keepNoMorePresses();
  // Before the effects of the page, which load what was not needed until now.
  useLayoutEffect(() => void performance.mark(ALIVE), []);
  useEffect(() => {
    answerEarlyPress();
  }, []);
  return <RemixBrowser />;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
});
