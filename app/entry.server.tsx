import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server.browser";
import { BuildVersionContext } from "~/lib/build-version";
import { isComplete, readHandoff, withHandoff } from "~/lib/handoff.server";
import { linkHeader } from "~/lib/link-header.server";
import { NonceContext } from "~/lib/nonce";
import { renderWhole } from "~/lib/render-whole.server";
import { logError } from "../gateway/observability/log";

/**
 * Deferred data that is not there by then is given up; the render is cut off a little later, ms. Longer than one call of
 * the backend is waited for, so that a late one costs its own part and no other (reliability.md R23).
 */
export const streamTimeout = 9000;
const RENDER_TIMEOUT = streamTimeout + 1000;

/**
 * Renders a page: in one go when all its data is there, as a stream when some of it comes later (decision 034).
 * Crawlers get both in one piece.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Link", linkHeader(remixContext));
  if (!isComplete(remixContext)) return stream(request, status, headers, remixContext, loadContext);

  const handoff = await readHandoff(remixContext);
  const html = renderWhole(pageOf(request, withHandoff(remixContext, handoff), loadContext));
  if (html !== undefined) return new Response(html, { status, headers });
  // What cannot be rendered in one go waits or fails; the stream knows how to wait, and reports what fails.
  return stream(request, status, headers, withHandoff(remixContext, handoff), loadContext);
}

const pageOf = (
  request: Request,
  remixContext: EntryContext,
  { cspNonce, cspStyleNonce }: AppLoadContext,
) => (
  <NonceContext.Provider value={{ script: cspNonce, style: cspStyleNonce }}>
    <BuildVersionContext.Provider value={remixContext.manifest.version}>
      <RemixServer context={remixContext} url={request.url} nonce={cspNonce} />
    </BuildVersionContext.Provider>
  </NonceContext.Provider>
);

async function stream(
  ...[request, status, headers, remixContext, loadContext]: Parameters<typeof handleRequest>
): Promise<Response> {
  // Started before rendering, so that a shell that never finishes is cut off too. Not the request's own signal:
  // a visitor who leaves would be logged as a failure.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), RENDER_TIMEOUT);

  let finalStatus = status;
  const body = await renderToReadableStream(pageOf(request, remixContext, loadContext), {
    nonce: loadContext.cspNonce,
    signal: controller.signal,
    onError(error) {
      finalStatus = 500;
      if (!controller.signal.aborted) logError("page", error, { requestId: loadContext.requestId });
    },
  });
  body.allReady.then(
    () => clearTimeout(timer),
    () => clearTimeout(timer),
  );
  if (isbot(request.headers.get("user-agent") ?? "")) await body.allReady;
  return new Response(body, { status: finalStatus, headers });
}

/** Failures of loaders and actions. Thrown responses are answers, not failures. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (!request.signal.aborted) logError("page", error, { requestId: context.requestId });
}
