import { Code } from "../../../schema/rules/codes";

/** What ended the session: the session is over (7001), or the account is blocked (7002). */
export type SessionProblem = "login" | "blocked";

export const SESSION_PROBLEM_TEXT: Record<SessionProblem, string> = {
  login: "请先登录",
  blocked: "您已被平台拉黑，请联系平台客服",
};

/**
 * The session problem among the codes of an answer, null when there is none (ROLE-11, ROLE-12). A block counts more than
 * a missing login, so its dialog is never skipped.
 */
export function sessionProblemIn(codes: readonly unknown[]): SessionProblem | null {
  if (codes.includes(Code.BLOCKED)) return "blocked";
  if (codes.includes(Code.NOT_LOGGED_IN)) return "login";
  return null;
}

interface ErrorWithExtensions {
  extensions?: Record<string, unknown>;
}

/** The session problem among the top-level errors of a GraphQL answer, see {@link sessionProblemIn}. */
export const sessionProblemOf = (errors: readonly ErrorWithExtensions[] | undefined): SessionProblem | null =>
  sessionProblemIn((errors ?? []).map(({ extensions }) => extensions?.code));

/** Path of the sign-in page that explains the problem and returns to `from` afterwards (AUTH-20). */
export function loginPath(problem: SessionProblem, from: string): string {
  return `/login?${new URLSearchParams({ reason: problem, from })}`;
}

/** The `reason` of a sign-in URL, null when it is absent or not one of ours. */
export function parseLoginReason(reason: string | null): SessionProblem | null {
  return reason === "login" || reason === "blocked" ? reason : null;
}
