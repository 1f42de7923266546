import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server.browser";
import { documentHandle } from "~/features/document/document-page";
import { NonceContext } from "~/lib/nonce";
import { stylesheets } from "~/lib/stylesheets";
import { logError } from "../gateway/observability/log";

/**
 * Deferred data that has not arrived by then is given up; the render is aborted a second later, ms. It is
 * longer than the timeout of a backend call, so a late call fails only its own part (reliability.md R23).
 */
export const streamTimeout = 9000;
const RENDER_TIMEOUT = streamTimeout + 1000;

/** Renders a page as a stream (decision 053). Crawlers get it in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { cspNonce, cspStyleNonce, requestId }: AppLoadContext,
): Promise<Response> {
  // Started before rendering, so that a shell that never finishes is cut off too. Not the request's own signal:
  // a visitor who leaves would be logged as a failure.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), RENDER_TIMEOUT);

  let finalStatus = status;
  const body = await renderToReadableStream(
    <NonceContext.Provider value={{ script: cspNonce, style: cspStyleNonce }}>
      <RemixServer context={remixContext} url={request.url} nonce={cspNonce} />
    </NonceContext.Provider>,
    {
      nonce: cspNonce,
      signal: controller.signal,
      onError(error) {
        finalStatus = 500;
        if (!controller.signal.aborted) logFailure(error, requestId);
      },
    },
  );
  body.allReady.then(
    () => clearTimeout(timer),
    () => clearTimeout(timer),
  );
  if (isbot(request.headers.get("user-agent") ?? "")) await body.allReady;

  headers.set("Content-Type", "text/html; charset=utf-8");
  // The edge can name them before the page is there (103 Early Hints).
  if (stylesheets && !isDocument(remixContext)) {
    headers.set("Link", `<${stylesheets.application}>; rel=preload; as=style`);
  }
  return new Response(body, { status: finalStatus, headers });
}

const isDocument = ({ routeModules, staticHandlerContext }: EntryContext): boolean =>
  staticHandlerContext.matches.some(({ route }) => routeModules[route.id]?.handle === documentHandle);

/** Failures of loaders and actions. Thrown responses are answers, not failures. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (!request.signal.aborted) logFailure(error, context.requestId);
}

/** The line of the log, and while developing the stack. */
function logFailure(error: unknown, requestId: string): void {
  logError("page", error, { requestId });
  if (import.meta.env.MODE === "development") console.error(error);
}
