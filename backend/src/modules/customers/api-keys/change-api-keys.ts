import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import {
  API_COST,
  API_KEY_OVERLAP_HOURS,
  API_KEYS_MOST,
  type ApiKeyMode,
  type ApiKeyWish,
  apiKeyIssue,
} from "../../../../../schema/rules/account/api-keys";
import type { BackendEnv } from "../../../env";
import { type Clock, formatTime, HOUR } from "../../../shared/clock";
import { ConstraintViolation, commit, statement, withFreshIds } from "../../../shared/commit";
import type { CustomerSession } from "../../../shared/context";
import { sha256 } from "../../../shared/crypto";
import { invalidInput, notFound } from "../../../shared/errors";
import type { Ids } from "../../../shared/ids";
import { logSecurity } from "../../../shared/log";
import { numbers } from "../../../shared/numbers/numbers";
import type { CustomerStore, Stores } from "../../../shared/stores/stores";
import { type Client, describeClient, type NewActivity, recordActivity } from "../../account-activity";
import { sendMessage } from "../../messages";
import { pushOutbox } from "../../outbox";
import { checkCode, spendCode, withProvenCodes } from "../../sms";
import { sandboxCustomerOf } from "../sandbox-customers/sandbox-customer";
import { hasTestKeys } from "../sandbox-customers/sandbox-phone";
import { apiKeys } from "./api-keys.tables";

interface Dependencies {
  readonly db: CustomerStore;
  readonly stores: Stores;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

/** The caller who changes a key, and the SMS code. */
interface Asking {
  readonly session: CustomerSession;
  readonly client: Client;
}

/** A new secret; only one answer contains it. */
interface FreshSecret {
  readonly id: number;
  readonly secret: string;
}

/** The customer's keys that are in use, newest first. */
export const findApiKeys = (db: CustomerStore, customerId: number) =>
  drizzle(db)
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.customerId, customerId), isNull(apiKeys.revokedAt)))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(API_KEYS_MOST);

/**
 * Creates a key (decision 070); in mode `test` one for the customer's sandbox (decision 082). Its secret is
 * answered once and stored as a hash. The code is spent in the same batch (security.md S19). The account
 * activity and a message record it.
 *
 * @param request `wish.dayLimit` in 元
 * @throws BusinessError INVALID_INPUT, also when the customer has twenty keys; SMS_CODE_*, 7001 when the
 *   session has ended
 */
export async function createApiKey(
  { wish, mode, code, ...asking }: Asking & { wish: ApiKeyWish; mode: ApiKeyMode; code: string },
  dependencies: Dependencies,
): Promise<FreshSecret> {
  const { customerId } = asking.session;
  const { db, clock, ids } = dependencies;
  const addresses = [...new Set(wish.addresses.map((address) => address.trim()).filter(Boolean))];
  const scopes = [...new Set(wish.scopes)];
  const name = wish.name.trim();
  const issue = apiKeyIssue({ ...wish, scopes, addresses });
  if (issue) throw invalidInput(issue.message, issue.field);
  const isTest = mode === "test";
  if (isTest && !hasTestKeys(dependencies.env))
    throw invalidInput("当前平台没有沙盒，不能创建测试密钥", "mode");
  const secret = numbers[isTest ? "testKey" : "apiKey"].make(customerId, ids);
  const keyHash = await sha256(secret);
  const at = clock.now();
  const row = {
    // Checked inside the batch, so that two requests at once do not exceed the limit.
    customerId: sql<number>`(SELECT ${customerId} WHERE (SELECT COUNT(*) FROM api_keys
      WHERE customer_id = ${customerId} AND revoked_at IS NULL) < ${API_KEYS_MOST})`,
    name,
    keyHash,
    tail: tailOf(secret),
    scopes,
    addresses,
    // The check above ensures whole 元.
    dayLimit: wish.dayLimit === null ? null : wish.dayLimit * 100,
    points: API_COST.most,
    pointsAt: at,
    createdAt: at,
  };
  let id = 0;
  const told = { kind: "API_KEY_CREATED", name, at, title: "接口密钥已创建", what: "创建" } as const;
  try {
    await withCode({ code, ...asking }, dependencies, async (spent) => {
      const sandboxCustomerId =
        __SANDBOX__ && isTest ? await sandboxCustomerOf(customerId, dependencies) : null;
      await withFreshIds(() => {
        id = ids.rowId(customerId);
        const insert = statement(
          db,
          drizzle(db)
            .insert(apiKeys)
            .values({ id, sandboxCustomerId, ...row }),
        );
        return commit(db, [spent, insert, ...tell(asking, told, dependencies)]);
      });
    });
  } catch (error) {
    if (!(error instanceof ConstraintViolation && error.mentions("api_keys.customer_id"))) throw error;
    throw invalidInput(`最多可以有 ${API_KEYS_MOST} 个接口密钥，请先停用不再使用的`);
  }
  done("api-key-created", id, asking, dependencies);
  return { id, secret };
}

/**
 * Rotates the secret of a key. The present secret works for one more day; a secret before it is invalid at
 * once.
 *
 * @throws BusinessError NOT_FOUND for a revoked key or another customer's, SMS_CODE_*, 7001 when the session
 *   has ended
 */
export async function rotateApiKey(
  { keyId, code, ...asking }: Asking & { keyId: number; code: string },
  dependencies: Dependencies,
): Promise<FreshSecret> {
  const { customerId } = asking.session;
  const { db, clock, ids } = dependencies;
  const { name, keyHash: oldHash, sandboxCustomerId } = await ownKey(db, customerId, keyId);
  const secret = numbers[sandboxCustomerId === null ? "apiKey" : "testKey"].make(customerId, ids);
  const keyHash = await sha256(secret);
  const at = clock.now();
  const oldUntil = at + API_KEY_OVERLAP_HOURS * HOUR;
  const change = statement(
    db,
    drizzle(db)
      .update(apiKeys)
      .set({ keyHash, tail: tailOf(secret), oldHash, oldUntil })
      // A key that was rotated in the meantime keeps the secret of that rotation.
      .where(and(isOwn(customerId, keyId), eq(apiKeys.keyHash, oldHash))),
  );
  const title = "接口密钥已更换";
  const words = `更换，旧密钥将于${formatTime(oldUntil).slice(0, 16)}失效`;
  const told = { kind: "API_KEY_ROTATED", name, at, title, what: words } as const;
  await withCode({ code, ...asking }, dependencies, async (spent) => {
    await withFreshIds(() => commit(db, [spent, change, ...tell(asking, told, dependencies)]));
  });
  const now = await ownKey(db, customerId, keyId);
  if (now.keyHash !== keyHash) throw notFound("接口密钥");
  done("api-key-rotated", keyId, asking, dependencies);
  return { id: keyId, secret };
}

/**
 * Revokes a key: both of its secrets are invalid at once, also for a payment that is under way. Needs no
 * code.
 *
 * @throws BusinessError NOT_FOUND for a revoked key or another customer's
 */
export async function revokeApiKey(
  { keyId, ...asking }: Asking & { keyId: number },
  dependencies: Dependencies,
): Promise<void> {
  const { customerId } = asking.session;
  const { db, clock } = dependencies;
  const { name } = await ownKey(db, customerId, keyId);
  const at = clock.now();
  const change = statement(
    db,
    drizzle(db).update(apiKeys).set({ revokedAt: at }).where(isOwn(customerId, keyId)),
  );
  const told = { kind: "API_KEY_REVOKED", name, at, title: "接口密钥已停用", what: "停用" } as const;
  await withFreshIds(() => commit(db, [change, ...tell(asking, told, dependencies)]));
  done("api-key-revoked", keyId, asking, dependencies);
}

const tailOf = (secret: string): string => secret.slice(-4);

const isOwn = (customerId: number, keyId: number) =>
  and(eq(apiKeys.id, keyId), eq(apiKeys.customerId, customerId), isNull(apiKeys.revokedAt));

async function ownKey(db: CustomerStore, customerId: number, keyId: number) {
  const key = await drizzle(db).select().from(apiKeys).where(isOwn(customerId, keyId)).get();
  if (!key) throw notFound("接口密钥");
  return key;
}

/** Runs a change together with the statement that spends its code. @throws BusinessError SMS_CODE_*, 7001 */
async function withCode(
  { code, session }: Asking & { code: string },
  dependencies: Dependencies,
  change: (spent: D1PreparedStatement) => Promise<unknown>,
): Promise<void> {
  const { db, clock } = dependencies;
  if (code === "") throw invalidInput("请输入验证码", "code");
  await withProvenCodes(
    () => checkCode(code, session, dependencies),
    async (proven) => {
      await change(spendCode(db, proven, session, clock.now()));
    },
  );
}

interface Told {
  readonly kind: NewActivity["kind"];
  readonly name: string;
  readonly at: number;
  readonly title: string;
  /** The change of the key as text. */
  readonly what: string;
}

/** Statements that tell the owner by the account activity and a message. */
function tell(
  { session: { customerId }, client }: Asking,
  { kind, name, at, title, what }: Told,
  { db, ids }: Dependencies,
): D1PreparedStatement[] {
  const text = `接口密钥“${name}”已在${describeClient(client)}上${what}。如非本人操作，请立即到开放平台停用该密钥，并联系客服。`;
  return [
    recordActivity(db, { customerId, kind, at, detail: name, client }, ids),
    ...sendMessage(db, { customerId, type: "system", title, text, at }, ids),
  ];
}

function done(
  action: string,
  keyId: number,
  { session: { customerId } }: Asking,
  dependencies: Dependencies,
): void {
  logSecurity({ action, target: String(keyId), result: "ok" });
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}
