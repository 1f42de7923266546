import { Code } from "../../../schema/rules/codes";

/**
 * An expected failure: becomes `{code, message, data: null}`, with `field` where it is known, and HTTP 200. Everything else that is thrown is a bug or
 * an outage and becomes code 5000 without detail.
 */
export class BusinessError extends Error {
  override readonly name = "BusinessError";
  constructor(
    readonly code: Code,
    message: string,
    /** When the same may be tried again, for Retry-After. */
    readonly retryAfterSeconds?: number,
    /** The parameter that it is about, within another one as `orderItems.name`. */
    readonly field?: string,
  ) {
    super(message);
  }
}

/** No session, or one that has ended (ROLE-11). */
export const notLoggedIn = () => new BusinessError(Code.NOT_LOGGED_IN, "请先登录");
/** The platform has blocked the account (ROLE-12). */
export const blocked = () => new BusinessError(Code.BLOCKED, "您已被平台拉黑，请联系平台客服");
/** Missing things and another customer's give the same answer (ROLE-16). */
export const notFound = (what: string) => new BusinessError(Code.NOT_FOUND, `${what}不存在`);
/** What was sent breaks a rule; the message says which one, `field` which parameter. */
export const invalidInput = (message: string, field?: string) =>
  new BusinessError(Code.INVALID_INPUT, message, undefined, field);
/** A limit is reached; the same request may succeed later, and the message says when. */
export const tooManyRequests = (message: string, retryAfterSeconds?: number) =>
  new BusinessError(Code.TOO_MANY_REQUESTS, message, retryAfterSeconds);

/** A caller of the operator API without its token: the only failure that also shows in the HTTP status, as 401. */
export class Unauthorized extends BusinessError {
  constructor() {
    super(Code.NOT_LOGGED_IN, "未授权");
  }
}
