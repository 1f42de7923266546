const COOKIE = "order_views";
const YEAR_S = 31_536_000;

/**
 * Whether this browser has seen saved views: the server then keeps their line free, so that nothing moves when they
 * come. A cookie that says nothing else; only pages of the customer area send it.
 */
export const expectsViews = (cookies: string | null): boolean =>
  (cookies ?? "").split(/;\s*/).includes(`${COOKIE}=1`);

/** The cookie for {@link expectsViews}. */
export const viewsHintCookie = (hasViews: boolean, isSecure: boolean): string =>
  `${COOKIE}=1; Path=/user; Max-Age=${hasViews ? YEAR_S : 0}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
