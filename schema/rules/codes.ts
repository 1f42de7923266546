/**
 * Response codes of the envelope. 0, 7001 and 7002 are documented (ENUM-25); the others are ours, grouped by meaning,
 * and always travel with the Chinese `message` that a person should read (GEN-12).
 */
export const Code = {
  OK: 0,
  /** No token, or the token is unknown, expired or logged out (ROLE-11). */
  NOT_LOGGED_IN: 7001,
  /** The account is blocked by the platform (ROLE-12). */
  BLOCKED: 7002,

  INVALID_INPUT: 4000,
  /** Missing, or another customer's: both give the same answer (ROLE-16). */
  NOT_FOUND: 4004,
  /** The platform does not have the call at all (decision 046). */
  CALL_NOT_OFFERED: 4005,
  /** Someone else changed the thing first. */
  CONFLICT: 4009,
  TOO_MANY_REQUESTS: 4029,

  CAPTCHA_WRONG: 4101,
  CAPTCHA_EXPIRED: 4102,
  CAPTCHA_USED: 4103,
  CAPTCHA_REQUIRED: 4104,
  SMS_CODE_WRONG: 4111,
  SMS_CODE_EXPIRED: 4112,
  SMS_CODE_USED: 4113,
  SMS_NOT_SENT: 4114,
  /** The code of the account's own phone is missing, wrong or no longer valid: that step comes first again (C-50). */
  IDENTITY_UNPROVEN: 4115,
  PHONE_REGISTERED: 4121,

  AREA_NOT_SERVED: 4201,
  PRICE_IN_MAINTENANCE: 4202,
  PRICE_CHANGED: 4203,

  PAY_PASSWORD_WRONG: 4301,
  PAY_PASSWORD_LOCKED: 4302,
  PAY_PASSWORD_NOT_SET: 4303,
  INSUFFICIENT_BALANCE: 4304,
  ORDER_ALREADY_PAID: 4305,
  ORDER_CLOSED: 4306,
  PAY_WAY_NOT_OFFERED: 4307,
  /** The same idempotency key came back with other parameters. */
  IDEMPOTENCY_MISMATCH: 4308,
  /** The password is right, but older than the present rules, so it can no longer be used to pay (C-13). */
  PAY_PASSWORD_OUTDATED: 4309,
  /** None was sent, and the customer's setting for small payments does not cover the amount (decision 038). */
  PAY_PASSWORD_REQUIRED: 4310,

  /** Nothing is bound to which money could be paid out (WALLET-15). */
  PAYOUT_ACCOUNT_MISSING: 4321,
  /** A new binding or a new phone holds withdrawals for a day. */
  PAYOUT_HELD: 4322,

  FILE_TYPE_REFUSED: 4401,
  FILE_TOO_LARGE: 4402,
  FILE_EMPTY: 4403,

  /** The API key lacks the scope that opens the call. */
  KEY_SCOPE_MISSING: 4501,
  /** No API key may do that: it changes the account itself, or belongs to pages (decision 070). */
  KEY_CALL_CLOSED: 4502,
  /** The request came from an address that the API key does not allow. */
  KEY_ADDRESS_REFUSED: 4503,
  /** The payment exceeds what is left of the key's amount of the day. */
  KEY_DAY_LIMIT: 4504,
  /** A partner client's call moves money above the limit: another person has to make the same call (decision 074). */
  SECOND_PERSON_NEEDED: 4511,
  /** The refresh token of an app is unknown, used or too old: the app signs in again (decision 081). */
  APP_SESSION_OVER: 4521,
  /** An app has no cookie: it signs in by an operation of its own. */
  SIGN_IN_ELSEWHERE: 4522,

  INTERNAL: 5000,
  UPSTREAM_UNAVAILABLE: 5003,
} as const;

export type Code = (typeof Code)[keyof typeof Code];

/**
 * What each refusal means, for callers of the graph: `ErrorCode` of the schema and docs/graph.md say the same. An ended
 * session and a blocked account are no refusals but top-level errors; a second person is asked for outside of the graph.
 */
export const CODE_MEANING: Readonly<
  Record<Exclude<keyof typeof Code, "OK" | "NOT_LOGGED_IN" | "BLOCKED" | "SECOND_PERSON_NEEDED">, string>
> = {
  INVALID_INPUT: "A value is missing or wrong; the message says which.",
  NOT_FOUND: "The thing does not exist, or belongs to another customer.",
  CALL_NOT_OFFERED: "The platform does not offer this.",
  CONFLICT: "The thing has changed since it was read. Read it again.",
  TOO_MANY_REQUESTS: "A limit is reached. Try again later.",
  CAPTCHA_WRONG: "The puzzle is not solved. The same one can be tried again.",
  CAPTCHA_EXPIRED: "The puzzle has expired. Ask for another one.",
  CAPTCHA_USED: "The puzzle has been used. Ask for another one.",
  CAPTCHA_REQUIRED: "An SMS needs a solved puzzle.",
  SMS_CODE_WRONG: "The SMS code is wrong.",
  SMS_CODE_EXPIRED: "The SMS code has expired.",
  SMS_CODE_USED: "The SMS code has been used.",
  SMS_NOT_SENT: "The SMS could not be sent.",
  IDENTITY_UNPROVEN: "The code to the account's own phone comes first.",
  PHONE_REGISTERED: "Another account has this phone.",
  AREA_NOT_SERVED: "The platform does not serve this area.",
  PRICE_IN_MAINTENANCE: "There is no price for this job now.",
  PRICE_CHANGED: "The price is no longer the one that the customer saw.",
  PAY_PASSWORD_WRONG: "The payment password is wrong.",
  PAY_PASSWORD_LOCKED: "The payment password was wrong too often and is locked for a while.",
  PAY_PASSWORD_NOT_SET: "The customer has no payment password yet.",
  INSUFFICIENT_BALANCE: "The wallet holds too little.",
  ORDER_ALREADY_PAID: "The order is paid already.",
  ORDER_CLOSED: "The order is closed.",
  PAY_WAY_NOT_OFFERED: "This way of payment is not offered.",
  IDEMPOTENCY_MISMATCH: "The key was used with other values, and that request was carried out.",
  PAY_PASSWORD_OUTDATED: "The payment password is older than the rules for it. Set another one.",
  PAY_PASSWORD_REQUIRED: "This amount needs the payment password.",
  PAYOUT_ACCOUNT_MISSING: "No account is bound to which money can be paid out.",
  PAYOUT_HELD: "Withdrawals wait some time after a binding or a change of phone.",
  FILE_TYPE_REFUSED: "Files of this type are not taken.",
  FILE_TOO_LARGE: "The file is too large.",
  FILE_EMPTY: "The file is empty.",
  KEY_SCOPE_MISSING: "The API key lacks the scope for this; the message names it.",
  KEY_CALL_CLOSED: "No API key may do this: it needs a person on the site.",
  KEY_ADDRESS_REFUSED: "The request came from an address that the API key does not allow.",
  KEY_DAY_LIMIT: "The payment exceeds what is left of the key's amount of the day.",
  APP_SESSION_OVER: "The refresh token of the app no longer works. Sign in again.",
  SIGN_IN_ELSEWHERE: "Apps sign in by loginApp.",
  INTERNAL: "Something unexpected failed. The request id leads to the log.",
  UPSTREAM_UNAVAILABLE: "The backend does not answer. Try again.",
};

/** Name of a code; null for one of another backend's own. */
export function codeName(code: number): keyof typeof CODE_MEANING | null {
  const names = Object.keys(CODE_MEANING) as (keyof typeof CODE_MEANING)[];
  return names.find((name) => Code[name] === code) ?? null;
}
