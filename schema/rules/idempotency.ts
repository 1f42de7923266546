/** Time for which the key of a command is remembered, days: so long that a form can stay open over a weekend. */
export const IDEMPOTENCY_KEPT_DAYS = 7;

/** Most characters of a key. */
export const IDEMPOTENCY_KEY_CHARS = 255;

/** A key: letters, digits and some marks. */
export const isIdempotencyKey = (text: string): boolean =>
  /^[\w.:-]+$/.test(text) && text.length <= IDEMPOTENCY_KEY_CHARS;
