import { Code } from "../../schema/rules/codes";
import type { RestUsage } from "./usage";

/** The parts of a request's state that a refusal may change. */
interface Refused {
  readonly usage: RestUsage;
  onSessionRejected(): void;
}

/**
 * Ends the session after 7001, and keeps the waiting time of a limit for the site's own answer. A blocked
 * account (7002) keeps its cookie, so that later requests get the reason too, even if the first answer went
 * to a socket or to a save in the background. The sign-in page deletes the cookie
 * (app/lib/session/session.server.ts).
 */
export function noteRefusal({ usage, onSessionRejected }: Refused, code: number, headers: Headers): void {
  if (code === Code.TOO_MANY_REQUESTS) usage.retryAfterSeconds = retryAfter(headers);
  if (code === Code.NOT_LOGGED_IN) onSessionRejected();
}

/** Seconds of a `Retry-After` header; undefined without one, and for a date. */
function retryAfter(headers: Headers): number | undefined {
  const value = headers.get("retry-after");
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}
