import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});

// After the page: nothing can lose the focus before it is alive.
void import("./lib/keep-focus").then(
  ({ keepFocus }) => keepFocus(),
  () => undefined,
);
