/** The response codes that screens treat differently from "show the message" (GEN-12). */
export const ErrorCode = {
  /** The session has ended (ROLE-11). */
  NOT_LOGGED_IN: 7001,
  /** The platform has blocked the account (ROLE-12). */
  BLOCKED: 7002,
  /** Does not exist, or belongs to another customer. */
  NOT_FOUND: 4004,
  /** Another change came first. */
  CONFLICT: 4009,
  TOO_MANY_REQUESTS: 4029,
  INSUFFICIENT_BALANCE: 4304,
  ORDER_CLOSED: 4306,
  /** The slider was let go in the wrong place; the same puzzle may be tried again. */
  CAPTCHA_WRONG: 4101,
  SMS_CODE_WRONG: 4111,
  SMS_CODE_EXPIRED: 4112,
  SMS_CODE_USED: 4113,
  /** The code of the account's phone is no longer valid: that step comes first again. */
  IDENTITY_UNPROVEN: 4115,
  PHONE_REGISTERED: 4121,
} as const;
