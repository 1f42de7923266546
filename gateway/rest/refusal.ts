import { Code } from "../../schema/rest/codes";
import type { RestUsage } from "./usage";

/** What a refusal may change for the rest of a request. */
interface Refused {
  readonly usage: RestUsage;
  onSessionRejected(): void;
}

/** Ends the session after 7001 and 7002, and keeps the waiting time of a limit for the site's own answer. */
export function noteRefusal({ usage, onSessionRejected }: Refused, code: number, headers: Headers): void {
  if (code === Code.TOO_MANY_REQUESTS) usage.retryAfterSeconds = retryAfter(headers);
  if (code === Code.NOT_LOGGED_IN || code === Code.BLOCKED) onSessionRejected();
}

/** Seconds of a `Retry-After` header; undefined without one, and for a date. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get("retry-after");
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}
