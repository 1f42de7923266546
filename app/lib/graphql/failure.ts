import { CombinedError } from "@urql/core";
import { sessionProblemOf } from "../session/session-errors";
import { NETWORK_FAILURE_TEXT } from "./failure-text";

/**
 * The message to show for a failed operation. Only the platform's own words, which have a numeric code, are ever shown
 * (reliability.md R24).
 */
export const failureText = (error: unknown): string => refusedText(error) ?? NETWORK_FAILURE_TEXT;

/** The platform's own words for a failed operation; null when none came, as after a network failure. */
export function refusedText(error: unknown): string | null {
  const errors = error instanceof CombinedError ? error.graphQLErrors : [];
  return errors.find(({ extensions }) => typeof extensions.code === "number")?.message ?? null;
}

/**
 * Whether the session has ended (7001) or the account is blocked (7002). The client has already told
 * the page's `SessionProblemHandler`, so the caller shows nothing itself (ROLE-11, ROLE-12).
 */
export function endsSession(error: unknown): boolean {
  return error instanceof CombinedError && sessionProblemOf(error.graphQLErrors) !== null;
}
