import type { ImportValues } from "../../../../../schema/rules/imports/order-import";
import type { BackendEnv } from "../../../env";
import type { CustomerStore, Directory } from "../../../shared/stores/stores";
import { locate } from "../../logistics";
import { readCategoryFacts } from "./category-facts";
import { checkRow } from "./check-row";
import { findOpenOrders, openTwin, twinsWithin } from "./duplicates";
import { numberConflicts } from "./recipient";
import type { RowCheck } from "./row-check";

/**
 * The most addresses that the map is asked about for one file: it answers one at a time, and orders do not
 * need it (R28).
 */
const LOCATED_AT_MOST = 100;
const LOCATED_AT_ONCE = 8;

/** A row that is to be checked. */
export interface UncheckedRow {
  readonly id: number;
  readonly position: number;
  readonly values: ImportValues;
  readonly isHidden: boolean;
}

/** Whose rows are checked, and for what. */
interface CheckedImport {
  readonly customerId: number;
  readonly goodsTypeId: number;
  readonly orderType: "TIMELY" | "GENERAL";
}

interface CheckDependencies {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly env: BackendEnv;
  readonly requestId: string;
  readonly clock: { now(): number };
}

/**
 * Checks rows of an import: by the rules of the order form, against each other and against open orders. Asks
 * the map for the pickup points (BATCH-06, ux.md U25). The number of round trips does not depend on the
 * number of rows.
 *
 * @param rows the rows to check
 * @param all all rows of the import without an order, to find duplicates
 */
export async function checkRows(
  rows: readonly UncheckedRow[],
  all: readonly UncheckedRow[],
  of: CheckedImport,
  dependencies: CheckDependencies,
): Promise<RowCheck[]> {
  const now = dependencies.clock.now();
  const values = rows.map((row) => row.values);
  const [facts, open] = await Promise.all([
    readCategoryFacts(of, dependencies),
    findOpenOrders(dependencies.db, { customerId: of.customerId, rows: values, now }),
  ]);
  const twins = twinsWithin(all, facts);
  const conflicts = numberConflicts(all);
  const checked = rows.map((row) => ({ row, result: checkRow(row.values, facts, now) }));
  const points = await locateAll(
    checked.flatMap(({ result }) => result.identifyPickupAddress ?? []),
    dependencies,
  );
  return checked.map(({ row, result: { draft: _, ...found } }) => {
    const twin = twins.get(row.position) ?? openTwin(row.values, open, facts);
    const notes = [
      ...(twin ? [twin] : []),
      ...(row.isHidden ? [{ kind: "HIDDEN" as const, message: "这是文件中的隐藏行" }] : []),
      ...found.notes,
    ];
    const conflict = conflicts.get(row.position);
    const issues = conflict ? [...found.issues, conflict] : found.issues;
    const pickupPoint = points.get(found.identifyPickupAddress ?? "") ?? null;
    return {
      id: row.id,
      findings: { ...found, issues, notes, pickupPoint },
      isGood: issues.length === 0,
      isDoubtful: notes.length > 0,
    };
  });
}

/**
 * Coordinates of addresses; each address is asked for once. Those that are unknown or over the limit are left
 * out.
 */
async function locateAll(addresses: readonly string[], dependencies: CheckDependencies) {
  const points = new Map<string, { lng: number; lat: number }>();
  const waiting = [...new Set(addresses)].slice(0, LOCATED_AT_MOST);
  const work = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const point = await locate(address, dependencies);
      if (point) points.set(address, point);
    }
  };
  await Promise.all(Array.from({ length: LOCATED_AT_ONCE }, work));
  return points;
}
