import { and, eq, lte, or } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { RING_MS } from "../../../../schema/rules/calls/call";
import { log } from "../../shared/log";
import type { Directory } from "../../shared/stores/stores";
import type { CallRow } from "./calls.repository";
import { workerLines } from "./calls.tables";

type OfWorker = Pick<CallRow, "id" | "workerId">;

/**
 * Takes or keeps the line of a call's master until a time (ms). A master has one call at a time, also with
 * different customers (decision 064). If two calls take it at once, one gets it. A line can be taken by any
 * call when its time is over. The platform's customer service can have any number of calls.
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

/** Takes the line for a call that has just begun, for the ring time. */
export const takeLine = (directory: Directory, call: OfWorker, now: number): Promise<boolean> =>
  holdLine(directory, call, { now, until: now + RING_MS });

/** Frees the line of a call. Never throws: the line is free anyway when its time is over. */
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
