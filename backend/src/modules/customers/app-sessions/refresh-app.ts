import { and, eq, gt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { SESSIONS_ENDED } from "../../../../../schema/rest/room-intake";
import { APP_RETRY_SECONDS } from "../../../../../schema/rules/account/app-sessions";
import { Code } from "../../../../../schema/rules/codes";
import { formatTime, MINUTE, SECOND } from "../../../shared/clock";
import { commit, statement, withFreshIds } from "../../../shared/commit";
import { sameHash, sha256 } from "../../../shared/crypto";
import { BusinessError, blocked } from "../../../shared/errors";
import { logSecurity } from "../../../shared/log";
import { numbers } from "../../../shared/numbers/numbers";
import type { CustomerStore } from "../../../shared/stores/stores";
import { type Client, describeClient, recordActivity } from "../../account-activity";
import { clientNetwork, enforceLimit } from "../../limits";
import { sendMessage } from "../../messages";
import { enqueueEvent, pushOutbox } from "../../outbox";
import { customers, sessions } from "../customers.tables";
import type { AfterAnswer } from "../customers.usecases";
import { type AppTokens, hashOfSession, makeAppTokens, sessionOfRefresh } from "./app-tokens";

/** Refreshes per network, right or wrong: many phones can share one address. */
const NETWORK_REFRESHES = { limit: 600, windowMs: 10 * MINUTE };

/** The most tries until the row is as it was read; each other refresh in between costs one. */
const ROUNDS = 4;

const over = () => new BusinessError(Code.APP_SESSION_OVER, "登录已失效，请重新登录");

/**
 * Gives an app new tokens for its refresh token (decision 081). Both old tokens become invalid. The previous
 * refresh token works once more within a minute, because the answer may have been lost; the tokens in that
 * answer become invalid. Any other refresh token of the session was used before, so two clients hold it: the
 * session ends, and its owner is told.
 *
 * @param client the device that asks
 * @throws BusinessError APP_SESSION_OVER, TOO_MANY_REQUESTS, or 7002 for a blocked account
 */
export async function refreshApp(
  { refreshToken, clientAddress, client }: { refreshToken: string; clientAddress: string; client: Client },
  dependencies: AfterAnswer,
): Promise<AppTokens> {
  const { stores, directory, clock, ids } = dependencies;
  const network = clientNetwork(clientAddress);
  const key = `app-refresh:network:${network}`;
  await enforceLimit(directory, { key, ...NETWORK_REFRESHES, now: clock.now() });
  const bucket = numbers.appRefresh.bucket(refreshToken);
  if (bucket === null) throw over();
  const db = stores.of(bucket);
  const session = sessionOfRefresh(refreshToken);
  const [tokenHash, hash] = await Promise.all([hashOfSession(session), sha256(refreshToken)]);
  for (let round = 1; round <= ROUNDS; round++) {
    const now = clock.now();
    const row = await findAppSession(db, tokenHash, now);
    if (!row) throw over();
    if (row.blockedAt !== null) throw blocked();
    const isPresent = sameHash(hash, row.refreshHash ?? "");
    const isRetry = sameHash(hash, row.formerRefreshHash ?? "") && (row.formerUntil ?? 0) > now;
    if (!isPresent && !isRetry) {
      await endCopied({ ...row, tokenHash, client }, { ...dependencies, db });
      throw over();
    }
    const { tokens, stored } = await makeAppTokens({ session, sessionUntil: row.expiresAt, now }, ids);
    const former = isPresent
      ? { formerRefreshHash: hash, formerUntil: now + APP_RETRY_SECONDS * SECOND }
      : { formerRefreshHash: null, formerUntil: null };
    // Only the row that was read is changed: of two refreshes at once the second one reads it again.
    const asRead = and(eq(sessions.tokenHash, tokenHash), eq(sessions.refreshHash, row.refreshHash ?? ""));
    const { meta } = await drizzle(db)
      .update(sessions)
      .set({ ...stored, ...former })
      .where(asRead);
    if (meta.changes === 1) return tokens;
  }
  throw new BusinessError(Code.CONFLICT, "正在更换令牌，请稍后再试");
}

const findAppSession = (db: CustomerStore, tokenHash: string, now: number) =>
  drizzle(db)
    .select({
      id: sessions.id,
      customerId: sessions.customerId,
      device: sessions.device,
      place: sessions.place,
      expiresAt: sessions.expiresAt,
      refreshHash: sessions.refreshHash,
      formerRefreshHash: sessions.formerRefreshHash,
      formerUntil: sessions.formerUntil,
      blockedAt: customers.blockedAt,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .get();

interface Copied {
  readonly tokenHash: string;
  readonly id: number;
  readonly customerId: number;
  readonly device: string | null;
  readonly place: string | null;
  /** The client that used an old token: the app, or someone with a copy. */
  readonly client: Client;
}

/** Ends a session whose tokens two clients hold: both are signed out, and the owner is told. */
async function endCopied(
  { tokenHash, id, customerId, device, place, client }: Copied,
  { db, ...dependencies }: AfterAnswer & { db: CustomerStore },
): Promise<void> {
  const { clock, ids } = dependencies;
  const at = clock.now();
  const detail = describeClient({ device, place });
  const message = {
    customerId,
    type: "system",
    reminder: "SIGN_IN",
    title: "应用登录已退出",
    text: `${detail}的登录令牌于${formatTime(at).slice(0, 16)}被重复使用，可能已被他人复制，该设备已退出登录。如非本人操作，请检查设备安全，并到账户安全查看账户动态。`,
    at,
  } as const;
  await withFreshIds(() =>
    commit(db, [
      statement(db, drizzle(db).delete(sessions).where(eq(sessions.tokenHash, tokenHash))),
      recordActivity(db, { customerId, kind: "APP_TOKEN_COPIED", at, detail, client }, ids),
      ...sendMessage(db, message, ids),
      enqueueEvent(db, { eventId: ids.token(16), userId: customerId, kind: SESSIONS_ENDED, data: {}, at }),
    ]),
  );
  logSecurity({ action: "app-token-copied", target: String(id), result: "refused" });
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}
