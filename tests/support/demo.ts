import { env } from "cloudflare:workers";
import { DEMO_CUSTOMER } from "../../backend/seed/demo/customer";
import { demoStatements } from "../../backend/seed/demo/demo";
import { referenceStatements } from "../../backend/seed/sql";
import { cellCount, cellName, cellOf } from "../../backend/src/shared/stores/cells/cell-of";
import { ofCell } from "../../scripts/lib/stores/of-cell";
import { placeOf } from "../../scripts/lib/stores/place-of";

/** The text for the store that it is about: the demo's rows have small ids, which do not tell a cell by themselves. */
function inItsStore(sql: string): string {
  if (!env.CELL_COUNT || placeOf(sql) !== "cells") return sql;
  return ofCell(cellName(cellOf(DEMO_CUSTOMER.id, cellCount(env.CELL_COUNT))), sql);
}

/** Puts in the reference data and the demo customer, as `npm start` does. @param now ms, what ages count from */
export async function seedDemo(now: number): Promise<void> {
  for (const sql of [...referenceStatements(), ...(await demoStatements(now))])
    await env.DB.prepare(inItsStore(sql)).run();
}
