import { and, count, desc, eq, type SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { ConstraintViolation, commit, statement, withFreshIds } from "../../shared/commit";
import { Unauthorized } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { logSecurity } from "../../shared/log";
import type { Directory } from "../../shared/stores/stores";
import { partnerCalls, partnerClients } from "./partner-clients.tables";

type CallRow = typeof partnerCalls.$inferInsert;

/**
 * Writes the line of a call before it runs, with the nonce, which is unique for each client. If a request
 * comes twice, even at once, the database refuses the second one.
 *
 * @returns id of the line
 * @throws Unauthorized for a replay
 */
export async function beginCall(
  line: Omit<CallRow, "id" | "result" | "approvalId" | "target">,
  { directory, ids }: { directory: Directory; ids: Ids },
): Promise<number> {
  let id = 0;
  try {
    await withFreshIds(() => {
      id = ids.directoryId();
      return commit(directory, [
        statement(
          directory,
          drizzle(directory)
            .insert(partnerCalls)
            .values({ id, ...line }),
        ),
      ]);
    });
    return id;
  } catch (error) {
    if (!(error instanceof ConstraintViolation && error.mentions("partner_calls.nonce"))) throw error;
    logSecurity({ action: "partner-replay", target: String(line.clientId), result: "refused" });
    throw new Unauthorized();
  }
}

/** Adds the result to the line of a call. */
export async function endCall(
  directory: Directory,
  id: number,
  end: Pick<CallRow, "result" | "approvalId" | "target">,
): Promise<void> {
  await drizzle(directory).update(partnerCalls).set(end).where(eq(partnerCalls.id, id));
}

export interface CallFilter {
  readonly clientId?: number | undefined;
  readonly person?: string | undefined;
  readonly callId?: string | undefined;
  readonly target?: string | undefined;
}

/** Lines of the audit log, newest first, and how many there are. */
export async function findCalls(
  directory: Directory,
  { clientId, person, callId, target }: CallFilter,
  page: { limit: number; offset: number },
) {
  const where: SQL | undefined = and(
    clientId === undefined ? undefined : eq(partnerCalls.clientId, clientId),
    person === undefined ? undefined : eq(partnerCalls.person, person),
    callId === undefined ? undefined : eq(partnerCalls.callId, callId),
    target === undefined ? undefined : eq(partnerCalls.target, target),
  );
  const orm = drizzle(directory);
  const [rows, [counted]] = await orm.batch([
    orm
      .select({ call: partnerCalls, clientName: partnerClients.name })
      .from(partnerCalls)
      .leftJoin(partnerClients, eq(partnerClients.id, partnerCalls.clientId))
      .where(where)
      .orderBy(desc(partnerCalls.id))
      .limit(page.limit)
      .offset(page.offset),
    orm.select({ total: count() }).from(partnerCalls).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}
