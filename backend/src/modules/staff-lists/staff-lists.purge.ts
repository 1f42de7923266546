import type { SpentRows } from "../../shared/purge";
import { staffListEntries } from "./staff-lists.tables";

/** What was over so long ago that no list shows it. */
export const SPENT_ENTRIES: readonly SpentRows[] = [
  { table: staffListEntries, column: staffListEntries.endsAt, keptMs: 0 },
];
