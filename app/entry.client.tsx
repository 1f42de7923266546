import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useEffect, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { answerEarlyPress, keepNoMorePresses } from "./features/site/early-press";
import { ALIVE } from "./lib/alive";
import { holdEventsBack } from "./lib/hold-events-back";
import { keepFocus } from "./lib/keep-focus";

keepFocus();
const release = holdEventsBack();

function Page() {
  // Before the effects of the page, which load what was not needed until now.
  useLayoutEffect(() => {
    release();
    keepNoMorePresses();
    performance.mark(ALIVE);
  }, []);
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
