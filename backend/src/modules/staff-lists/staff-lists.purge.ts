import type { SpentRows } from "../../shared/purge";
import { staffListEntries } from "./staff-lists.tables";

/** Entries that no list shows any more. */
export const SPENT_ENTRIES: readonly SpentRows[] = [
  { table: staffListEntries, column: staffListEntries.endsAt, keptMs: 0 },
];
