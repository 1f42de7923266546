import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorPayload, Plugin, UpdatePayload, ViteDevServer } from "vite";
import { escapeHtml } from "../../schema/rules/escape-html";

/** Takes an overlay away, and reloads a page that has shown nothing else. */
const REPAIRED: UpdatePayload = { type: "update", updates: [] };

/** Why the Workers cannot serve, between wrangler and the requests of browsers. */
export interface Failures {
  /** Told by wrangler; null when they serve again. */
  set(failure: string | null): void;
  /** To be answered at once when the Workers fail: wrangler would hold the request back until they serve. */
  watch(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Notes that a page could not be rendered. */
  pageFailed(): void;
  /** Shows failures in open pages, by Vite's overlay. */
  readonly plugin: Plugin;
}

export function createFailures(): Failures {
  let failure: string | null = null;
  let hasPageFailed = false;
  let server: ViteDevServer | undefined;
  const waiting = new Map<ServerResponse, IncomingMessage>();
  return {
    set(next) {
      failure = next;
      server?.ws.send(failure === null ? REPAIRED : { type: "error", err: errorOf(failure) });
      if (failure === null) return;
      for (const [response, request] of waiting) answerFailure(request, response, failure);
    },
    watch(request, response, next) {
      if (failure !== null) return answerFailure(request, response, failure);
      waiting.set(response, request);
      response.on("close", () => waiting.delete(response));
      next();
    },
    pageFailed() {
      hasPageFailed = true;
    },
    plugin: {
      name: "development-failures",
      configureServer(started) {
        server = started;
      },
      handleHotUpdate() {
        if (hasPageFailed) server?.ws.send(REPAIRED);
        hasPageFailed = false;
      },
    },
  };
}

const errorOf = (failure: string): ErrorPayload["err"] => ({ message: failure, stack: "" });

/** 503 with the reason, as a page or in the form in which the graph refuses. */
function answerFailure(request: IncomingMessage, response: ServerResponse, failure: string): void {
  if (response.headersSent) return;
  const isDocument = request.headers.accept?.includes("text/html") ?? false;
  response.writeHead(503, {
    "Content-Type": isDocument ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(isDocument ? pageOf(failure) : JSON.stringify({ errors: [{ message: failure }] }));
}

/** With Vite's overlay, as Vite shows failures of its own. */
const pageOf = (failure: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The Workers do not build</title>
<body>
<pre>${escapeHtml(failure)}</pre>
<script type="module">
import { ErrorOverlay } from "/@vite/client";
document.body.append(new ErrorOverlay(${JSON.stringify(errorOf(failure)).replaceAll("<", "\\u003c")}));
</script>
</body>
</html>
`;
