/** Anything may have changed, as after a day without the socket. */
export const EVERYTHING = "*";

/**
 * Whether a change concerns what is shown. Both are given as types: `"Order"` is any order, `"Order:7"` this one. A
 * change of an order names both.
 */
export const concerns = (changed: readonly string[], about: readonly string[]): boolean =>
  about.length > 0 && (changed.includes(EVERYTHING) || about.some((type) => changed.includes(type)));
