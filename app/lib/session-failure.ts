import { GraphqlRequestError } from "./graphql-fetch";
import { sessionProblemOf } from "./session-errors";

/**
 * Whether an error of `executeOperation` means that the session has ended (7001) or the account is blocked (7002).
 * `executeOperation` has reported it to the page's `SessionProblemHandler` by then, so the caller needs no word of its
 * own (ROLE-11, ROLE-12).
 */
export function endsSession(error: unknown): boolean {
  return error instanceof GraphqlRequestError && sessionProblemOf(error.errors) !== null;
}
