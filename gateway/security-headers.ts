interface HeaderFacts {
  url: URL;
  /** Lets exactly the scripts of this answer run. */
  nonce: string;
  /** Foreign origins to which the forms of this page may go. */
  formOrigins?: readonly string[];
}

/** Content-Security-Policy of pages (security.md S28). React Aria places its overlays with inline styles. */
function contentSecurityPolicy({ url, nonce, formOrigins = [] }: HeaderFacts): string {
  const socket = `${url.protocol === "https:" ? "wss:" : "ws:"}//${url.host}`;
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    // Some browsers do not count sockets of the same host as 'self'.
    `connect-src 'self' ${socket}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...formOrigins].join(" "),
  ].join("; ");
}

/**
 * Sets the headers that every answer of the Worker carries. What an answer has decided for itself, such as a stricter
 * policy or its own caching, stays. Static files get theirs from public/_headers.
 */
export function setSecurityHeaders(headers: Headers, facts: HeaderFacts): void {
  const defaults: Record<string, string> = {
    "Content-Security-Policy": contentSecurityPolicy(facts),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "camera=(self), microphone=(self), geolocation=(), payment=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    // Answers may depend on who asks unless they say otherwise (security.md S39).
    "Cache-Control": "private, no-store",
  };
  if (facts.url.protocol === "https:")
    defaults["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains";
  for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
}

/** A fresh nonce, 128 bits. */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes));
}
