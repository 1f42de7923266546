/** A host that no address names: what still points to it after resolving was a path. */
const BASE = new URL("https://site.invalid");

/** Characters that browsers drop or read differently, by which `java\tscript:` and `/\host` get past a plain look. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const DECEPTIVE = /[\u0000-\u0020\u007f-\u00a0\\]/;

/** Longest address that is worth storing. */
const MAX_CHARS = 2000;

/**
 * Whether an address may stand in a link or a picture that others see: a path of this site (`/…`) or a page under
 * https. Everything else, `//host` and data included, is refused (security.md S27).
 */
export function isSafeWebAddress(address: string): boolean {
  if (address.length > MAX_CHARS || DECEPTIVE.test(address)) return false;
  const url = URL.parse(address, BASE);
  if (!url) return false;
  if (address.startsWith("/")) return url.origin === BASE.origin;
  return /^https:\/\/[^/]/i.test(address) && url.protocol === "https:" && url.username === "";
}

/** Whether an address is a path of this site, which is what the page's policy lets pictures be loaded from. */
export const isOwnPath = (address: string): boolean => address.startsWith("/") && isSafeWebAddress(address);
