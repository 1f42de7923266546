import type { SessionSteps } from "../../schema/graphql/context";
import { SIGNED_IN_HINT } from "../../schema/rules/account/signed-in-hint";

const COOKIE_NAME = "token";
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60;
/** Tokens are opaque here; a text that is not a possible cookie value is not a token. */
const TOKEN = /^[\w.~+/=-]{1,200}$/;

/** The token cookie of one request: read once, changed by signing in and out, and written by one function. */
export interface Session extends SessionSteps {
  /** Whether the user signed out, so that the browser must forget everything about this site. */
  readonly hasLeft: boolean;
  /**
   * Whether it is an app's invalid token: an app is refused, while a browser would be a visitor
   * (decision 081).
   */
  readonly isRefused: boolean;
  /** `Set-Cookie` values for the answer, none when nothing changed. */
  setCookies(): readonly string[];
}

/**
 * Reads the session of a request. The cookie is HttpOnly, SameSite=Lax, for 30 days on the whole site, and
 * Secure on https (AUTH-15, CONST-01, C-23); scripts cannot read it. A second cookie tells scripts that there
 * is a session.
 */
export function readSession(request: Request): Session {
  let token = parseToken(request.headers.get("cookie"));
  let changes: readonly string[] = [];
  let hasLeft = false;
  const change = (value: string, hint: string, maxAge: number) => {
    const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
    changes = [
      `${COOKIE_NAME}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`,
      `${SIGNED_IN_HINT}=${hint}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`,
    ];
  };

  const signOut = () => {
    if (token === null) return;
    token = null;
    change("", "", 0);
  };

  return {
    isOfApp: false,
    isRefused: false,
    get token() {
      return token;
    },
    get hasLeft() {
      return hasLeft;
    },
    signIn(fresh) {
      if (!TOKEN.test(fresh)) throw new TypeError("the backend's token does not fit in a cookie");
      token = fresh;
      change(fresh, "1", MAX_AGE_SECONDS);
    },
    signOut,
    leave() {
      signOut();
      hasLeft = true;
    },
    setCookies: () => changes,
  };
}

function parseToken(header: string | null): string | null {
  for (const pair of header?.split(";") ?? []) {
    const [name, ...value] = pair.trim().split("=");
    if (name !== COOKIE_NAME) continue;
    const token = value.join("=");
    return TOKEN.test(token) ? token : null;
  }
  return null;
}
