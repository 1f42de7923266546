import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import {
  PARTNER_WEBHOOKS_MOST,
  type PartnerEventType,
  typeOfWhen,
  whensOf,
} from "../../../../schema/rules/partner/partner-events";
import type { BackendEnv } from "../../env";
import { type Clock, DAY } from "../../shared/clock";
import { ConstraintViolation, commit, isIdTaken, withFreshIds } from "../../shared/commit";
import { invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { Directory } from "../../shared/stores/stores";
import { refusalOf, refusalText, secretOf } from "../webhooks";
import { partnerEndpoints, partnerEvents } from "./partner-events.tables";

interface Dependencies {
  readonly directory: Directory;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Owner of an address: a client, or null for the operator token. */
export type Owner = number | null;

const isOf = (owner: Owner) =>
  owner === null ? isNull(partnerEndpoints.clientId) : eq(partnerEndpoints.clientId, owner);

/** Addresses of an owner, oldest first. */
export const findEndpoints = (directory: Directory, owner: Owner) =>
  drizzle(directory).select().from(partnerEndpoints).where(isOf(owner)).orderBy(asc(partnerEndpoints.id));

/**
 * Adds an address that gets these events from now on, and answers its secret, which no later call shows.
 *
 * @throws BusinessError INVALID_INPUT for an address that is not allowed, for a duplicate, and beyond five
 */
export async function addEndpoint(
  { owner, ...given }: { owner: Owner; url: string; events: PartnerEventType[] },
  { directory, env, clock, ids }: Dependencies,
): Promise<{ id: number; secret: string }> {
  const refusal = refusalOf(given.url, env);
  if (refusal) throw invalidInput(refusalText(refusal), "url");
  const url = new URL(given.url).href;
  const events = [...new Set(given.events)];
  const secretSalt = ids.token(16);
  const id = await withFreshIds(async () => {
    const fresh = ids.directoryId();
    const [stored] = await commit(directory, [
      directory
        .prepare(
          `INSERT INTO partner_endpoints (id, client_id, url, events, wants, secret_salt, heard_seq, created_at)
           SELECT ?1, ?2, ?3, ?4, ?5, ?6, (SELECT coalesce(max(seq), 0) FROM partner_events), ?7
           WHERE (SELECT COUNT(*) FROM partner_endpoints WHERE client_id IS ?2) < ?8
             AND NOT EXISTS (SELECT 1 FROM partner_endpoints WHERE client_id IS ?2 AND url = ?3)`,
        )
        .bind(
          ...[fresh, owner, url, JSON.stringify(events), JSON.stringify(whensOf(events)), secretSalt],
          ...[clock.now(), PARTNER_WEBHOOKS_MOST],
        ),
    ]);
    return stored?.meta.changes === 1 ? fresh : null;
  }).catch((error: unknown) => {
    if (error instanceof ConstraintViolation && !isIdTaken(error)) return null;
    throw error;
  });
  if (id === null)
    throw invalidInput(`此地址已经添加过，或已有 ${PARTNER_WEBHOOKS_MOST} 个地址，请先删除不用的`, "url");
  return { id, secret: await secretOf(env, id, secretSalt) };
}

/**
 * Deletes an address: it gets no more events. @throws BusinessError NOT_FOUND for a missing or foreign one
 */
export async function deleteEndpoint(
  { owner, id }: { owner: Owner; id: number },
  { directory }: Pick<Dependencies, "directory">,
): Promise<void> {
  const { meta } = await drizzle(directory)
    .delete(partnerEndpoints)
    .where(and(eq(partnerEndpoints.id, id), isOf(owner)));
  if (meta.changes === 0) throw notFound("Webhook 地址");
}

/** Creates a new secret for an address; the old one also signs for a day. @throws BusinessError NOT_FOUND */
export async function renewSecret(
  { owner, id }: { owner: Owner; id: number },
  { directory, env, clock, ids }: Dependencies,
): Promise<string> {
  const secretSalt = ids.token(16);
  const { meta } = await drizzle(directory)
    .update(partnerEndpoints)
    .set({
      secretSalt,
      formerSalt: sql`${partnerEndpoints.secretSalt}`,
      formerUntil: clock.now() + DAY,
    })
    .where(and(eq(partnerEndpoints.id, id), isOf(owner)));
  if (meta.changes === 0) throw notFound("Webhook 地址");
  return secretOf(env, id, secretSalt);
}

/** Events of these types after one, oldest first. */
export async function readEvents(
  directory: Directory,
  { types, after, limit }: { types: readonly PartnerEventType[]; after: number; limit: number },
) {
  const pairs = whensOf(types).map((when) => when.split("/"));
  if (pairs.length === 0) return [];
  const lists = Map.groupBy(pairs, ([list = ""]) => list);
  const rows = await drizzle(directory)
    .select()
    .from(partnerEvents)
    .where(
      and(
        gt(partnerEvents.seq, after),
        or(
          ...[...lists].map(([list, own]) =>
            and(
              eq(partnerEvents.list, list),
              inArray(
                partnerEvents.state,
                own.map(([, state = ""]) => state),
              ),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(partnerEvents.seq))
    .limit(limit);
  return rows.flatMap((row) => {
    const type = typeOfWhen(row.list, row.state);
    return type ? [{ ...row, type }] : [];
  });
}
