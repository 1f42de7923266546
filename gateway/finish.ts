import { serverTiming } from "./rest/usage";
import { setSecurityHeaders } from "./security/security-headers";
import type { OwnVisit } from "./visit";

/**
 * Writes the session cookie and the headers of every answer; no other code does. Returns the answer itself
 * when its headers are mutable.
 */
export function finish(answer: Response, visit: OwnVisit, totalMs: number): Response {
  const { env, context } = visit;
  const response = named(answer, context.requestId);
  const { headers } = response;
  const cookies = context.session.setCookies();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (cookies.length > 0) {
    // Overrides the page's own header, because caches must not keep these cookies (security.md S39).
    headers.set("Cache-Control", "private, no-store");
  }
  // Deletes cached pictures of the customer, and the draft with name, phone and address (security.md S39).
  if (context.session.hasLeft) headers.set("Clear-Site-Data", '"cache", "storage"');
  const { retryAfterSeconds } = context.usage;
  if (retryAfterSeconds) headers.set("Retry-After", String(retryAfterSeconds));
  headers.append(
    "Server-Timing",
    serverTiming(context.usage, { totalMs, names: env.ENVIRONMENT === "local" }),
  );
  setSecurityHeaders(headers, visit);
  return response;
}

/**
 * The answer with its request id and mutable headers. An answer that was made here is not copied, because a
 * copy sends its body through another stream. Headers of a `fetch` answer are immutable.
 */
function named(answer: Response, requestId: string): Response {
  try {
    answer.headers.set("X-Request-Id", requestId);
    return answer;
  } catch {
    const copy = new Response(answer.body, answer);
    copy.headers.set("X-Request-Id", requestId);
    return copy;
  }
}
