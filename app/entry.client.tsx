import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

// After the page: nothing can lose the focus before it is alive.
void import("./lib/keep-focus").then(
  ({ keepFocus }) => keepFocus(),
  () => undefined,
);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
