import { env } from "cloudflare:workers";
import { createTestCells } from "../servers/test-cells";

/** Bindings by which the code under test reaches all stores through a database that a test made. */
export const storesOver = <D extends D1Database>(db: D) =>
  env.CELL_COUNT ? { DB: db, CELLS: createTestCells(db), CELL_COUNT: env.CELL_COUNT } : { DB: db };
