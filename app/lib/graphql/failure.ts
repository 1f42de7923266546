import { CombinedError } from "@urql/core";
import { sessionProblemOf } from "../session/session-errors";
import { NETWORK_FAILURE_TEXT } from "./failure-text";

/**
 * The message to show for a failed operation. Only the platform's own words, which have a numeric code, are ever shown
 * (reliability.md R24).
 */
export function failureText(error: unknown): string {
  const errors = error instanceof CombinedError ? error.graphQLErrors : [];
  const own = errors.find(({ extensions }) => typeof extensions.code === "number");
  return own?.message ?? NETWORK_FAILURE_TEXT;
}

/**
 * Whether the session has ended (7001) or the account is blocked (7002). The client has already told
 * the page's `SessionProblemHandler`, so the caller shows nothing itself (ROLE-11, ROLE-12).
 */
export function endsSession(error: unknown): boolean {
  return error instanceof CombinedError && sessionProblemOf(error.graphQLErrors) !== null;
}
