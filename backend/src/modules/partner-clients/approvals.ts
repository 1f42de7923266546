import { and, count, desc, eq, gt, inArray, ne, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../schema/rules/codes";
import { inYuan } from "../../../../schema/rules/money";
import { APPROVAL_HOURS } from "../../../../schema/rules/partner/partner-clients";
import { type Clock, HOUR } from "../../shared/clock";
import { commit, statement, withFreshIds } from "../../shared/commit";
import { BusinessError, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { Directory } from "../../shared/stores/stores";
import { partnerApprovals } from "./partner-clients.tables";

interface Dependencies {
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A person's request that moves money. */
interface Asked {
  readonly clientId: number;
  readonly person: string;
  readonly digest: string;
  readonly callId: string;
  readonly target: string | null;
  /** The `Idempotency-Key` of the call, which the second person sends, too; null without one. */
  readonly idempotencyKey: string | null;
  /** 分; null when only the call itself computes it. */
  readonly amount: number | null;
  /** Whether the same call again does nothing more, so that it may be repeated after it was done. */
  readonly isRepeatable: boolean;
}

/** An approval as the database has it. */
interface Living {
  readonly id: number;
  readonly state: ApprovalState;
  readonly first_person: string;
  readonly second_person: string | null;
}

export type ApprovalState = typeof partnerApprovals.$inferSelect.state;
const LIVING: ApprovalState[] = ["WAITING", "CONFIRMED"];
/** With these, a repeatable call needs no other approval. */
const REPEATABLE: ApprovalState[] = [...LIVING, "DONE"];

/**
 * Allows a call that moves money above the limit, if another person has made the same call before: the first
 * call waits, the second one runs. Both persons may repeat it until it is done, for example after a lost
 * answer; a repeatable call until the approval expires. One transaction decides which of two calls at once is
 * the second.
 *
 * @returns id of the approval
 * @throws BusinessError SECOND_PERSON_NEEDED
 */
export async function confirmByTwo(asked: Asked, { directory, clock, ids }: Dependencies): Promise<number> {
  const { clientId, digest, person } = asked;
  const now = clock.now();
  const orm = drizzle(directory);
  const isSame = and(
    eq(partnerApprovals.clientId, clientId),
    eq(partnerApprovals.digest, digest),
    gt(partnerApprovals.expiresAt, now),
  );
  const expiresAt = now + APPROVAL_HOURS * HOUR;
  const states = asked.isRepeatable ? REPEATABLE : LIVING;
  const [, , found] = await withFreshIds(() =>
    commit(directory, [
      directory
        .prepare(
          `INSERT INTO partner_approvals
             (id, client_id, digest, call_id, target, idempotency_key, amount, state, first_person,
              created_at, expires_at)
           SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, 'WAITING', ?8, ?9, ?10
           WHERE NOT EXISTS (SELECT 1 FROM partner_approvals
             WHERE client_id = ?2 AND digest = ?3 AND expires_at > ?9
               AND state IN (SELECT value FROM json_each(?11)))`,
        )
        .bind(
          ...[ids.directoryId(), clientId, digest, asked.callId, asked.target, asked.idempotencyKey],
          ...[asked.amount, person, now, expiresAt, JSON.stringify(states)],
        ),
      statement(
        directory,
        orm
          .update(partnerApprovals)
          .set({ state: "CONFIRMED", secondPerson: person })
          .where(
            and(isSame, eq(partnerApprovals.state, "WAITING"), ne(partnerApprovals.firstPerson, person)),
          ),
      ),
      // In the same transaction: if two persons call at once, the first one still gets WAITING here.
      statement(
        directory,
        orm
          .select({
            id: partnerApprovals.id,
            state: partnerApprovals.state,
            firstPerson: partnerApprovals.firstPerson,
            secondPerson: partnerApprovals.secondPerson,
          })
          .from(partnerApprovals)
          .where(and(isSame, inArray(partnerApprovals.state, states))),
      ),
    ]),
  );
  const approvals = (found?.results ?? []) as Living[];
  const done = approvals.find(({ state }) => state === "DONE");
  const living = done ?? approvals[0];
  const isAllowed = living !== undefined && living.state !== "WAITING";
  if (isAllowed && [living.first_person, living.second_person].includes(person)) return living.id;
  const sum = asked.amount === null ? "" : `（${inYuan(asked.amount)}）`;
  throw new BusinessError(
    Code.SECOND_PERSON_NEEDED,
    `此操作${sum}需要另一位人员在 ${APPROVAL_HOURS} 小时内以相同的内容和 Idempotency-Key 再次提交`,
  );
}

/**
 * Marks a confirmed approval as done: the next call with the same content needs two persons again, unless it
 * is repeatable.
 */
export async function endApproval(directory: Directory, id: number): Promise<void> {
  await drizzle(directory).update(partnerApprovals).set({ state: "DONE" }).where(eq(partnerApprovals.id, id));
}

/** @throws BusinessError NOT_FOUND for an approval that is not waiting, or belongs to another client */
export async function refuseApproval(
  { id, clientId }: { id: number; clientId: number | null },
  { directory, clock }: Pick<Dependencies, "directory" | "clock">,
): Promise<void> {
  const { meta } = await drizzle(directory)
    .update(partnerApprovals)
    .set({ state: "REFUSED" })
    .where(
      and(
        eq(partnerApprovals.id, id),
        clientId === null ? undefined : eq(partnerApprovals.clientId, clientId),
        inArray(partnerApprovals.state, LIVING),
        gt(partnerApprovals.expiresAt, clock.now()),
      ),
    );
  if (meta.changes === 0) throw notFound("等待确认的操作");
}

/** Approvals of a client, or of all, newest first; waiting ones that have expired are left out. */
export async function findApprovals(
  { directory, clock }: Pick<Dependencies, "directory" | "clock">,
  { clientId, state }: { clientId: number | null; state: ApprovalState | undefined },
  page: { limit: number; offset: number },
) {
  const orm = drizzle(directory);
  const where = and(
    clientId === null ? undefined : eq(partnerApprovals.clientId, clientId),
    state === undefined ? undefined : eq(partnerApprovals.state, state),
    or(inArray(partnerApprovals.state, ["DONE", "REFUSED"]), gt(partnerApprovals.expiresAt, clock.now())),
  );
  const [rows, [counted]] = await orm.batch([
    orm
      .select()
      .from(partnerApprovals)
      .where(where)
      .orderBy(desc(partnerApprovals.id))
      .limit(page.limit)
      .offset(page.offset),
    orm.select({ total: count() }).from(partnerApprovals).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
