/** Methods that change nothing; they may come from any origin. */
const READING = new Set(["GET", "HEAD"]);

/**
 * Whether a request comes from a page of this site, or only reads. Browsers send the origin with every
 * request that may change something; a request with neither origin nor site is refused (security.md F2, S12).
 */
export function isOwnRequest(request: Request, url: URL): boolean {
  if (READING.has(request.method)) return true;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  if (site === null && origin === null) return false;
  return (site === null || site === "same-origin") && (origin === null || origin === url.origin);
}
