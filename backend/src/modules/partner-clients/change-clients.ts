import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import {
  PARTNER_DAYS_MOST,
  PARTNER_OVERLAP_HOURS,
  type PartnerScope,
  type PartnerWish,
  PUBLIC_KEY,
  partnerIssue,
} from "../../../../schema/rules/partner/partner-clients";
import { type Clock, DAY, HOUR } from "../../shared/clock";
import { ConstraintViolation, commit, statement, withFreshIds } from "../../shared/commit";
import { invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { logSecurity } from "../../shared/log";
import type { Directory } from "../../shared/stores/stores";
import { isLivingClient } from "./living-client";
import { partnerClients } from "./partner-clients.tables";

interface Dependencies {
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
}

const CLIENTS_SHOWN = 200;

/** All clients, newest first. */
export const findClients = (directory: Directory) =>
  drizzle(directory).select().from(partnerClients).orderBy(desc(partnerClients.id)).limit(CLIENTS_SHOWN);

/**
 * Creates a client of the partner API (decision 074). Its private key stays with the client.
 *
 * @returns its id, the `keyid` of its signatures
 * @throws BusinessError INVALID_INPUT, also for a key that a client has already
 */
export async function createClient(wish: PartnerWish, dependencies: Dependencies): Promise<number> {
  const { directory, clock, ids } = dependencies;
  const issue = partnerIssue(wish);
  if (issue) throw invalidInput(issue.message, issue.field);
  await requireKey(wish.publicKey);
  const now = clock.now();
  const row = {
    name: wish.name.trim(),
    scopes: [...new Set(wish.scopes)],
    addresses: [...new Set(wish.addresses)],
    publicKey: wish.publicKey,
    createdAt: now,
    expiresAt: now + wish.days * DAY,
  };
  let id = 0;
  await orKeyIsTaken(() =>
    withFreshIds(() => {
      id = ids.directoryId();
      const insert = drizzle(directory)
        .insert(partnerClients)
        .values({ id, ...row });
      return commit(directory, [statement(directory, insert)]);
    }),
  );
  logSecurity({ action: "partner-created", target: String(id), result: "ok" });
  return id;
}

/**
 * Replaces the key of a client. The present key works for one more day; a key before it is invalid at once.
 *
 * @returns the time until which the old key works, ms
 * @throws BusinessError NOT_FOUND for a client that is revoked or has expired, INVALID_INPUT
 */
export async function rotateKey(
  { id, publicKey }: { id: number; publicKey: string },
  { directory, clock }: Dependencies,
): Promise<number> {
  if (!PUBLIC_KEY.test(publicKey)) throw invalidInput("公钥须为 Ed25519 公钥 32 字节的 base64", "publicKey");
  await requireKey(publicKey);
  const now = clock.now();
  const oldUntil = now + PARTNER_OVERLAP_HOURS * HOUR;
  const isLiving = and(eq(partnerClients.id, id), isLivingClient(partnerClients.id, now));
  const orm = drizzle(directory);
  const { meta } = await orKeyIsTaken(async () => {
    const [done] = await commit(directory, [
      statement(
        directory,
        orm
          .update(partnerClients)
          .set({ publicKey, oldKey: sql`${partnerClients.publicKey}`, oldUntil })
          .where(isLiving),
      ),
    ]);
    return done as D1Result;
  });
  if (meta.changes === 0) throw notFound("对接客户端");
  logSecurity({ action: "partner-rotated", target: String(id), result: "ok" });
  return oldUntil;
}

/**
 * Sets the end of a client, so that its system goes on with the same key and addresses. A client that has
 * ended already gets a successor instead, because its key may have been forgotten anywhere.
 *
 * @param expiresAt ms; at most as far away as the end of a client that is made now
 * @param within scopes that the client may have at most; null for all
 * @throws BusinessError NOT_FOUND for a client that is revoked or has expired, INVALID_INPUT
 */
export async function renewClient(
  { id, expiresAt, within }: { id: number; expiresAt: number; within: readonly PartnerScope[] | null },
  { directory, clock }: Dependencies,
): Promise<void> {
  const now = clock.now();
  if (expiresAt <= now || expiresAt > now + PARTNER_DAYS_MOST * DAY)
    throw invalidInput(`到期时间须在今后 ${PARTNER_DAYS_MOST} 天以内`, "expireTime");
  const orm = drizzle(directory);
  const isLiving = and(eq(partnerClients.id, id), isLivingClient(partnerClients.id, now));
  const client = await orm.select().from(partnerClients).where(isLiving).get();
  if (!client) throw notFound("对接客户端");
  const beyond = within && client.scopes.find((scope) => !within.includes(scope));
  if (beyond) throw invalidInput(`不能延长有自己没有的权限的客户端：${beyond}`);
  const { meta } = await orm.update(partnerClients).set({ expiresAt }).where(isLiving);
  if (meta.changes === 0) throw notFound("对接客户端");
  logSecurity({ action: "partner-renewed", target: String(id), result: "ok" });
}

/** Revokes a client: both of its keys are invalid at once. @throws BusinessError NOT_FOUND */
export async function revokeClient(id: number, { directory, clock }: Dependencies): Promise<void> {
  const { meta } = await drizzle(directory)
    .update(partnerClients)
    .set({ revokedAt: clock.now() })
    .where(and(eq(partnerClients.id, id), isNull(partnerClients.revokedAt)));
  if (meta.changes === 0) throw notFound("对接客户端");
  logSecurity({ action: "partner-revoked", target: String(id), result: "ok" });
}

/**
 * Refuses 32 bytes that are not a key, because its first request would fail. @throws BusinessError
 * INVALID_INPUT
 */
async function requireKey(publicKey: string): Promise<void> {
  const bytes = Uint8Array.from(atob(publicKey), (char) => char.charCodeAt(0));
  try {
    await crypto.subtle.importKey("raw", bytes, "Ed25519", false, ["verify"]);
  } catch {
    throw invalidInput("公钥须为 Ed25519 公钥 32 字节的 base64", "publicKey");
  }
}

async function orKeyIsTaken<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ConstraintViolation && /partner_clients\.(?:public|old)_key/.test(error.message)))
      throw error;
    throw invalidInput("此公钥已被使用，请生成新的密钥", "publicKey");
  }
}
