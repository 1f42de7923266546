import { IDEMPOTENCY_KEPT_DAYS, IDEMPOTENCY_KEY_CHARS } from "../rules/idempotency";

/**
 * The description of an idempotency key.
 *
 * @param says what repeating it does
 * @param chars how long it may be
 */
export const keyDescription = (says: string, chars: number = IDEMPOTENCY_KEY_CHARS): string =>
  `${says} At most ${chars} letters, digits, \`_\`, \`.\`, \`:\` or \`-\`. Remembered for ${IDEMPOTENCY_KEPT_DAYS} days: later it is a new key, so look first what the request has done.`;
