/**
 * The path to go to after signing in: the stored one when it is a path of this site, otherwise `/user/index`
 * (AUTH-17, C-07). Everything that a browser could read as another origin falls back (security.md S14).
 */
export function safeReturnUrl(stored: string | null | undefined, fallback = "/user/index"): string {
  if (!stored || stored.length > 2000 || !stored.startsWith("/")) return fallback;
  // Control characters and backslashes are dropped or turned into slashes by browsers.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing exactly those characters is the point
  if (/[\u0000-\u001f\u007f\\]/.test(stored)) return fallback;
  const base = "https://site.invalid";
  const url = URL.canParse(stored, base) ? new URL(stored, base) : null;
  if (!url || url.origin !== base) return fallback;
  // Judged as resolved and as decoded once more: /.//host becomes //host, and /%2fhost may.
  const decoded = decode(url.pathname);
  if (decoded === null || decode(stored) === null) return fallback;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: an encoded control character may hide a second slash
  if (/^\/[\u0000-\u0020\u007f\\/]/.test(decoded)) return fallback;
  if (/^\/(login|register)(?:[/?#]|$)/i.test(decoded)) return fallback;
  return url.pathname + url.search + url.hash;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
