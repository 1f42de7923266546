import { CombinedError } from "@urql/core";
import { sessionProblemOf } from "../session-errors";
import { NETWORK_FAILURE_TEXT } from "./failure-text";

/**
 * What to tell about an operation that was not answered. Words that are not the platform's own are never shown
 * (reliability.md R24); the platform's have a numeric code.
 */
export function failureText(error: unknown): string {
  const errors = error instanceof CombinedError ? error.graphQLErrors : [];
  const own = errors.find(({ extensions }) => typeof extensions.code === "number");
  return own?.message ?? NETWORK_FAILURE_TEXT;
}

/**
 * Whether the session has ended (7001) or the account is blocked (7002). The client has told the page's
 * `SessionProblemHandler` by then, so the caller needs no word of its own (ROLE-11, ROLE-12).
 */
export function endsSession(error: unknown): boolean {
  return error instanceof CombinedError && sessionProblemOf(error.graphQLErrors) !== null;
}
