import { and, eq, isNull, ne } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Directory } from "../../shared/stores/stores";
import { openPastDump } from "./ask-past-dump";
import { pastDumps } from "./past-dumps.tables";

/** The visit during which a cell may be in the past, by id; null before the way back is stored. */
export async function openVisitOf(directory: Directory, cell: number): Promise<number | null> {
  const open = await openPastDump(directory, cell);
  return open && open.step !== "ASKED" ? open.id : null;
}

/**
 * Stores the bookmark of the present, before a cell leaves it.
 *
 * @throws Error when the visit is over or cancelled: the cell stays
 */
export async function noteWayBack(directory: Directory, id: number, present: string): Promise<void> {
  const { meta } = await drizzle(directory)
    .update(pastDumps)
    .set({ step: "AWAY", present })
    .where(and(eq(pastDumps.id, id), isNull(pastDumps.cancelledBy), ne(pastDumps.step, "RETURNING")));
  if (meta.changes === 0) throw new Error("this visit to the past is called off");
}
