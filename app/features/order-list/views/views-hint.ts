import { cookieValue } from "~/lib/cookie-value";

const COOKIE = "order_views";
const YEAR_S = 31_536_000;

/**
 * Whether this browser has seen saved views: then the server keeps space for their line, so that nothing
 * moves when they are loaded. A cookie without other data; only pages of the customer area send it.
 */
export const expectsViews = (cookies: string | null): boolean => cookieValue(cookies, COOKIE) === "1";

/** The cookie for {@link expectsViews}. */
export const viewsHintCookie = (hasViews: boolean, isSecure: boolean): string =>
  `${COOKIE}=1; Path=/user; Max-Age=${hasViews ? YEAR_S : 0}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
