import {
  MAX_PAY_NOTICE_BYTES,
  PAY_NOTICE_HEADERS,
  payNoticePath,
  payoutNoticePath,
} from "../../schema/rest/pay-notice";
import type { SiteEnv } from "../env";
import { boundBody } from "../http/bound-body";
import { logError } from "../observability/log";
import { backendOf } from "../rest/backend";

const PATHS: ReadonlySet<string> = new Set(
  (["alipay", "wechat"] as const).flatMap((name) => [payNoticePath(name), payoutNoticePath(name)]),
);
/** Providers wait five seconds for an answer. */
const TIMEOUT_MS = 4_500;

/** Whether this is the address of a payment provider's notifications. */
export const isPayNotice = (pathname: string): boolean => PATHS.has(pathname);

/**
 * Forwards a payment provider's notification to the backend byte for byte, and returns its answer: only the backend
 * knows the keys. Cookies and other headers are dropped. While the backend is away, the answer makes the provider send
 * it again.
 */
export async function handlePayNotice(request: Request, env: SiteEnv, requestId: string): Promise<Response> {
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  const body = await boundBody(request, MAX_PAY_NOTICE_BYTES)
    ?.arrayBuffer()
    .catch(() => null);
  if (!body) return new Response(null, { status: 413 });
  const headers = new Headers({ "X-Request-Id": requestId });
  for (const name of PAY_NOTICE_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  try {
    const backend = backendOf(env);
    const response = await backend.fetch(
      new Request(`${backend.origin}${new URL(request.url).pathname}`, {
        method: "POST",
        headers,
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    );
    const type = response.headers.get("content-type") ?? "text/plain";
    return new Response(await response.text(), {
      status: response.status,
      headers: { "Content-Type": type, "Cache-Control": "no-store" },
    });
  } catch (error) {
    logError("pay-notice", error, { requestId });
    return new Response("fail", { status: 503, headers: { "Cache-Control": "no-store" } });
  }
}
