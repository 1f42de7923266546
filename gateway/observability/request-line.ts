import type { GatewayContext } from "../context";
import { clientOf } from "../security/client";
import { isOwnRequest } from "../security/origin";
import { logRequest, logSecurity } from "./log";

const ROUTE_CHARS = 120;

/** Writes the log line of an answered request, and its security event if it is one. */
export function reportRequest(
  request: Request,
  status: number,
  { url, context, durationMs }: { url: URL; context: GatewayContext; durationMs: number },
): void {
  const { requestId, usage, operations } = context;
  const { userId } = usage;
  const route = routeOf(url);
  logRequest({
    requestId,
    userId,
    method: request.method,
    route,
    operations,
    status,
    upstream: usage.calls,
    durationMs,
  });
  const action = refusedAction(request, url, status);
  if (!action) return;
  const ip = clientOf(request).address;
  logSecurity({ requestId, user: userId, ip, action, target: route, result: "refused" });
}

/** The path without its query, and without keys that grant access. */
function routeOf({ pathname }: URL): string {
  return pathname
    .replace(/^(\/(?:files|progress|sms|upload|wechat\/confirm|common\/common\/phone_upload)\/).+/, "$1*")
    .slice(0, ROUTE_CHARS);
}

/** The action of a refused request, if it concerns security (security.md S45). */
function refusedAction(request: Request, url: URL, status: number): string | null {
  const { pathname, origin } = url;
  if (pathname.startsWith("/rooms/")) return status === 401 ? "room-signature" : null;
  if (status !== 403) return null;
  if (pathname.startsWith("/admin/websocket/")) {
    return request.headers.get("origin") === origin ? "foreign-room" : "origin";
  }
  if (!isOwnRequest(request, url)) return "origin";
  return pathname === "/graphql" ? "graphql" : null;
}
