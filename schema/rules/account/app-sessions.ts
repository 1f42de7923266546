/** How the access token of a native app begins, so that people and scanners of leaked secrets know it (decision 081). */
export const APP_TOKEN_PREFIX = "zd_app_";
/** How the refresh token of an app begins. */
export const APP_REFRESH_PREFIX = "zd_refresh_";

/** Digits behind a prefix that name the session: they stay when its tokens change. */
export const APP_SESSION_DIGITS = 32;
/** How long an access token works, minutes. */
export const APP_ACCESS_MINUTES = 15;
/** How long an app stays signed in after signing in, days. */
export const APP_SESSION_DAYS = 90;
/** How long the last refresh token works once more, because its answer may have been lost, seconds. */
export const APP_RETRY_SECONDS = 60;

/** Characters of the name that an app gives its device. */
export const APP_DEVICE_CHARS = 40;

/** What names the session of an app in one of its tokens, the prefix included. It is the same in all of its access tokens. */
export const appSessionOf = (token: string, prefix: string): string =>
  token.slice(0, prefix.length + APP_SESSION_DIGITS);
