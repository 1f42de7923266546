import type { SpentRows } from "../../shared/purge";
import { DRAFT_KEPT_MS } from "./order-drafts.repository";
import { orderDrafts } from "./order-drafts.tables";

/** Drafts that were left for a week. */
export const SPENT_DRAFTS: readonly SpentRows[] = [
  { table: orderDrafts, column: orderDrafts.savedAt, keptMs: DRAFT_KEPT_MS },
];
