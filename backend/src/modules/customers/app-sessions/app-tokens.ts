import {
  APP_ACCESS_MINUTES,
  APP_REFRESH_PREFIX,
  APP_SESSION_DIGITS,
  APP_TOKEN_PREFIX,
} from "../../../../../schema/rules/account/app-sessions";
import { MINUTE } from "../../../shared/clock";
import { sha256 } from "../../../shared/crypto";
import type { Ids } from "../../../shared/ids";
import { numbers } from "../../../shared/numbers/numbers";

/** Tokens of an app; only one answer contains them. */
export interface AppTokens {
  readonly accessToken: string;
  /** ms */
  readonly accessUntil: number;
  readonly refreshToken: string;
  /** When the app has to sign in again, ms. */
  readonly sessionUntil: number;
}

/** The part of an access token that names its session. */
export const sessionOfAccess = (token: string): string => partOf(token, APP_TOKEN_PREFIX);
export const sessionOfRefresh = (token: string): string => partOf(token, APP_REFRESH_PREFIX);

const partOf = (token: string, prefix: string): string =>
  token.slice(prefix.length, prefix.length + APP_SESSION_DIGITS);

/** The hash by which the row of a session is found. No token of another kind has this hash. */
export const hashOfSession = (session: string): Promise<string> => sha256(`app-session:${session}`);

/** New tokens for a session, and the values that are stored for them. */
export async function makeAppTokens(
  { session, sessionUntil, now }: { session: string; sessionUntil: number; now: number },
  ids: Ids,
) {
  const accessToken = numbers.appAccess.make(session, ids);
  const refreshToken = numbers.appRefresh.make(session, ids);
  const accessUntil = Math.min(now + APP_ACCESS_MINUTES * MINUTE, sessionUntil);
  const tokens: AppTokens = { accessToken, accessUntil, refreshToken, sessionUntil };
  const [accessHash, refreshHash] = await Promise.all([sha256(accessToken), sha256(refreshToken)]);
  return { tokens, stored: { accessHash, accessUntil, refreshHash } };
}
