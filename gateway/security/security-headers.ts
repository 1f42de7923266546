/** Values that the headers of an answer depend on. */
export interface HeaderFacts {
  url: URL;
  /** The nonce that lets only the scripts of this answer run. */
  nonce: string;
  /** The same for its style elements. */
  styleNonce: string;
  /** Foreign origins to which forms of this page may be sent. */
  formOrigins?: readonly string[];
  /** Foreign origins from which the captcha loads scripts, styles and pictures. */
  captchaOrigins?: readonly string[];
  /** Foreign origins of the pictures in this page's maps. */
  tileOrigins?: readonly string[];
  /** Origin of a video gateway other than the site's own. */
  gatewayOrigin?: string | undefined;
}

/** The differences between the policies of pages. */
interface PolicySources {
  scripts: string;
  styles: string;
  formOrigins?: readonly string[];
  captchaOrigins?: readonly string[] | undefined;
  tileOrigins?: readonly string[] | undefined;
  gatewayOrigin?: string | undefined;
  /** Foreign origins whose scripts this page needs. */
  scriptOrigins?: readonly string[];
  /** Whether the page may register the worker that shows notifications (ux.md U44). */
  hasWorker?: boolean;
}

const withHashes = (source: string, hashes: readonly string[]): string =>
  [source, ...hashes.map((hash) => `'sha256-${hash}'`)].join(" ");

/**
 * Policy of a page that is kept for all visitors. A nonce that many can read protects nothing, so inline
 * scripts are allowed by hash, and the files of the bundle by folder (docs/decisions/016). Style elements can
 * do no more harm than the allowed style attributes, so one nonce for each build is enough for those that
 * React Aria adds later.
 *
 * @param hashes SHA-256 in base64
 */
export const sharedPagePolicy = (
  { url, styleNonce, captchaOrigins }: Omit<HeaderFacts, "nonce">,
  hashes: readonly string[],
): string =>
  contentSecurityPolicy(url, {
    scripts: withHashes(`${url.origin}/assets/`, hashes),
    styles: `'self' 'nonce-${styleNonce}'`,
    captchaOrigins,
  });

/**
 * The same for a document, whose styles are inline. It adds no style element and has no captcha
 * (docs/decisions/049).
 */
export const documentPolicy = (
  { url, tileOrigins }: Pick<HeaderFacts, "url" | "tileOrigins">,
  hashes: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
): string =>
  contentSecurityPolicy(url, {
    scripts: withHashes(`${url.origin}/assets/`, hashes.scripts),
    styles: withHashes("'self'", hashes.styles),
    tileOrigins,
  });

/** Pages that WeChat opens and that use its script. */
const WECHAT_PAGES = "/wechat/confirm/";
const WECHAT_SCRIPTS = "https://res.wx.qq.com";

/** Policy of a page that is made for one visitor. */
const ownPagePolicy = (facts: HeaderFacts): string =>
  contentSecurityPolicy(facts.url, {
    scripts: `'nonce-${facts.nonce}' 'strict-dynamic'`,
    styles: `'self' 'nonce-${facts.styleNonce}'`,
    formOrigins: facts.formOrigins,
    captchaOrigins: facts.captchaOrigins,
    tileOrigins: facts.tileOrigins,
    gatewayOrigin: mayCall(facts.url) ? facts.gatewayOrigin : undefined,
    scriptOrigins: facts.url.pathname.startsWith(WECHAT_PAGES) ? [WECHAT_SCRIPTS] : [],
    hasWorker: true,
  });

/**
 * Content-Security-Policy of pages (security.md S28). Browsers that do not distinguish style attributes from
 * style elements ignore the attributes in rendered pages: some widths and colours that a page can do without.
 */
function contentSecurityPolicy(url: URL, { scripts, styles, ...sources }: PolicySources): string {
  const {
    formOrigins = [],
    captchaOrigins = [],
    scriptOrigins = [],
    tileOrigins = [],
    gatewayOrigin,
    hasWorker = false,
  } = sources;
  const socket = `${url.protocol === "https:" ? "wss:" : "ws:"}//${url.host}`;
  return [
    "default-src 'self'",
    ["script-src", scripts, ...captchaOrigins, ...scriptOrigins].join(" "),
    ["style-src", styles, ...captchaOrigins].join(" "),
    // React Aria places its overlays with style attributes.
    "style-src-attr 'unsafe-inline'",
    // The captcha's pictures are data URIs, and the preview of a chosen picture is a blob.
    ["img-src 'self' data: blob:", ...captchaOrigins, ...tileOrigins].join(" "),
    "frame-src 'none'",
    `worker-src ${hasWorker ? "'self'" : "'none'"}`,
    // For some browsers, sockets of the same host are not 'self'.
    [`connect-src 'self' ${socket}`, ...captchaOrigins, ...(gatewayOrigin ? [gatewayOrigin] : [])].join(" "),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ["form-action 'self'", ...formOrigins].join(" "),
  ].join("; ");
}

/** Pages with calls need camera and microphone. No page needs any other permission. */
const CALLING_PAGES = /^\/(?:user|placeorder|sandbox\/call)(?:\/|$)/i;

const mayCall = ({ pathname }: URL): boolean => CALLING_PAGES.test(pathname);

const permissionsOf = (devices: "(self)" | "()"): string =>
  [
    ...["camera", "microphone"].map((feature) => `${feature}=${devices}`),
    ...["geolocation", "payment", "usb", "serial", "display-capture", "browsing-topics"].map(
      (feature) => `${feature}=()`,
    ),
  ].join(", ");
const PERMISSIONS = { calling: permissionsOf("(self)"), other: permissionsOf("()") };

/** Content types that scripts read and browsers do not show. */
const JSON_MEDIA_TYPE = /^application\/(?:[\w.-]+\+)?json\b/;
const JSON_POLICY = "default-src 'none'; frame-ancestors 'none'";

const HEADERS = Object.entries({
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  // Unless it says otherwise, an answer may depend on the user (security.md S39).
  "Cache-Control": "private, no-store",
});

/**
 * Sets the headers of every answer of the Worker. Headers that an answer has already, such as a stricter
 * policy or its own caching, are kept. Static files get theirs from public/_headers.
 */
export function setSecurityHeaders(headers: Headers, facts: HeaderFacts): void {
  for (const [name, value] of HEADERS) if (!headers.has(name)) headers.set(name, value);
  if (!headers.has("Permissions-Policy")) {
    headers.set("Permissions-Policy", mayCall(facts.url) ? PERMISSIONS.calling : PERMISSIONS.other);
  }
  if (!headers.has("Content-Security-Policy")) {
    const isJson = JSON_MEDIA_TYPE.test(headers.get("Content-Type") ?? "");
    headers.set("Content-Security-Policy", isJson ? JSON_POLICY : ownPagePolicy(facts));
  }
  if (facts.url.protocol === "https:" && !headers.has("Strict-Transport-Security"))
    headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}

/** A fresh nonce, 128 bits. */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes));
}
