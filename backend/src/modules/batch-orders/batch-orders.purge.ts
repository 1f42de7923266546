import type { SpentRows } from "../../shared/purge";
import { IMPORT_KEPT_MS } from "./batch-orders.repository";
import { orderImportPlacements, orderImportRows, orderImports } from "./batch-orders.tables";

/** Imports hold names, phones and addresses: they are dropped after 90 days (G-13). */
export const SPENT_IMPORTS: readonly SpentRows[] = [
  { table: orderImportRows, column: orderImportRows.createdAt, keptMs: IMPORT_KEPT_MS },
  { table: orderImportPlacements, column: orderImportPlacements.createdAt, keptMs: IMPORT_KEPT_MS },
  { table: orderImports, column: orderImports.createdAt, keptMs: IMPORT_KEPT_MS },
];
