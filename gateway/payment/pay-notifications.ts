import {
  MAX_PAY_NOTIFICATION_BYTES,
  PAY_NOTIFICATION_HEADERS,
  PAY_NOTIFICATION_ID,
  PAYOUT_NOTIFICATION_ID,
  payNotificationPath,
  payoutNotificationPath,
} from "../../schema/rest/payments/pay-notification";
import type { GatewayContext } from "../context";
import { boundBody } from "../http/bound-body";
import { logError } from "../observability/log";

/** Paths of notifications, with the ids of their calls. */
const NOTIFICATIONS: ReadonlyMap<string, string> = new Map(
  (["alipay", "wechat"] as const).flatMap((name) => [
    [payNotificationPath(name), PAY_NOTIFICATION_ID],
    [payoutNotificationPath(name), PAYOUT_NOTIFICATION_ID],
  ]),
);
/** Providers wait five seconds for an answer. */
const TIMEOUT_MS = 4_500;

/** Paths to which payment providers send their notifications. */
export const PAY_NOTIFICATION_PATHS: readonly string[] = [...NOTIFICATIONS.keys()];

/**
 * Forwards a payment provider's notification to the backend byte for byte, and returns its answer: only the
 * backend has the keys. Cookies and other headers are dropped. While the backend is unavailable, the answer
 * makes the provider send it again.
 */
export async function handlePayNotification(
  request: Request,
  { streams, requestId }: Pick<GatewayContext, "streams" | "requestId">,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method !== "POST") return new Response(null, { status: 405, headers: { Allow: "POST" } });
  const body = await boundBody(request, MAX_PAY_NOTIFICATION_BYTES)
    ?.arrayBuffer()
    .catch(() => null);
  if (!body) return new Response(null, { status: 413 });
  const headers = new Headers();
  for (const name of PAY_NOTIFICATION_HEADERS) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  try {
    const response = await streams.send({
      id: NOTIFICATIONS.get(pathname) ?? PAY_NOTIFICATION_ID,
      method: "POST",
      path: pathname,
      headers,
      body,
      identity: "none",
      timeoutMs: TIMEOUT_MS,
      timed: "whole",
    });
    const type = response.headers.get("content-type") ?? "text/plain";
    return new Response(await response.text(), {
      status: response.status,
      headers: { "Content-Type": type, "Cache-Control": "no-store" },
    });
  } catch (error) {
    logError("pay-notification", error, { requestId });
    return new Response("fail", { status: 503, headers: { "Cache-Control": "no-store" } });
  }
}
