import { and, eq, lte, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { RING_MS } from "../../../../schema/rules/calls/call";
import { log } from "../../shared/log";
import type { Directory } from "../../shared/stores/stores";
import type { CallRow } from "./calls.repository";
import { workerLines } from "./calls.tables";

type OfWorker = Pick<CallRow, "id" | "workerId">;

/**
 * Takes the line of a call's master, or keeps it, until a moment (ms): one call at a time, whichever customer it is with
 * (decision 064). Of two that take it at once one gets it. A line whose time is over is anybody's. The platform's customer
 * service has as many lines as it needs.
 *
 * @returns whether the call has the line
 */
export async function holdLine(
  directory: Directory,
  { id, workerId }: OfWorker,
  { now, until }: { now: number; until: number },
): Promise<boolean> {
  if (workerId === null) return true;
  const line = { callId: id, heldUntil: until };
  const held = await drizzle(directory)
    .insert(workerLines)
    .values({ workerId, ...line })
    .onConflictDoUpdate({
      target: workerLines.workerId,
      set: line,
      setWhere: or(eq(workerLines.callId, id), lte(workerLines.heldUntil, now)),
    })
    .returning();
  return held.length > 0;
}

/** The line of a call that has just begun: as long as it may ring. */
export const takeLine = (directory: Directory, call: OfWorker, now: number): Promise<boolean> =>
  holdLine(directory, call, { now, until: now + RING_MS });

/** Gives the line of a call back. Never throws: a line that stays is free when its time is over. */
export async function freeLine(directory: Directory, { id, workerId }: OfWorker): Promise<void> {
  if (workerId === null) return;
  try {
    await drizzle(directory)
      .delete(workerLines)
      .where(and(eq(workerLines.workerId, workerId), eq(workerLines.callId, id)));
  } catch (error) {
    log.warn("line not freed", { reason: error instanceof Error ? error.message : "unknown" });
  }
}
