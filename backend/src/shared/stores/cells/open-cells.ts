import type { CellCalls, RunStatements } from "../../../../../durable-objects/cell/cell";
import type { CustomerStore } from "../stores";
import { cellDatabase } from "./cell-database";
import { cellCount, cellName, cellOf } from "./cell-of";

/** The binding by which the backend's Worker and the cells reach a cell by its name. */
export type CellNamespace = DurableObjectNamespace<Rpc.DurableObjectBranded & CellCalls>;

/** The cell in which the code runs. */
export interface OwnCell {
  readonly name: string;
  readonly run: RunStatements;
}

interface CellsEnv {
  readonly CELLS: CellNamespace;
  readonly CELL_COUNT: string | undefined;
  readonly CELL: OwnCell | undefined;
}

/** Cells are created as near to the customers as the platform offers (decision 073). */
const PLACE = { locationHint: "apac" } as const;

/** A cell, for requests and calls. It is created by the first of them. */
export const cellStub = (cells: CellNamespace, name: string) => cells.get(cells.idFromName(name), PLACE);

/**
 * The customers' stores where each is a cell. Code inside of a cell reaches its own database directly, every other one
 * by a call.
 *
 * @param face what is put around each database, once
 */
export function openCells({ CELLS, CELL_COUNT, CELL }: CellsEnv, face: (db: D1Database) => CustomerStore) {
  const count = cellCount(CELL_COUNT);
  const opened = new Map<string, CustomerStore>();
  const open = (name: string): CustomerStore => {
    const known = opened.get(name);
    if (known) return known;
    const run: RunStatements =
      CELL?.name === name ? CELL.run : (statements) => cellStub(CELLS, name).execute(statements);
    const store = face(cellDatabase(run));
    opened.set(name, store);
    return store;
  };
  return {
    of: (owner: number) => open(cellName(cellOf(owner, count))),
    home: open(CELL?.name ?? cellName(0)),
  };
}
