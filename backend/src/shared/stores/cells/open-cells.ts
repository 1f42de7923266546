import type { CellCalls, CellStatus, RunStatements } from "../../../../../durable-objects/cell/cell";
import { cellDatabase } from "./cell-database";
import { cellCount, cellName, cellNumber, cellOf } from "./cell-of";

/** The binding by which the backend's Worker and the cells reach a cell by its name. */
export type CellNamespace = DurableObjectNamespace<Rpc.DurableObjectBranded & CellCalls>;

/** The cell in which the code runs. */
export interface OwnCell {
  readonly name: string;
  readonly run: RunStatements;
}

/** What says whether the customers' rows lie in cells, and in which of them the code runs. */
export interface CellsEnv {
  readonly CELLS?: CellNamespace;
  /** Without a number the one database holds the customers' tables, too. */
  readonly CELL_COUNT?: string;
  readonly CELL?: OwnCell;
}

/** The cells of an environment, and how many there are; null where one database holds everything. */
export const cellsOf = ({ CELLS, CELL_COUNT }: CellsEnv) =>
  CELLS && CELL_COUNT ? { CELLS, count: cellCount(CELL_COUNT) } : null;

/** Cells are created as near to the customers as the platform offers (decision 073). */
const PLACE = { locationHint: "apac" } as const;

/** A cell, for requests and calls. It is created by the first of them. */
export const cellStub = (cells: CellNamespace, name: string) => cells.get(cells.idFromName(name), PLACE);

type Cells = NonNullable<ReturnType<typeof cellsOf>>;

/** What a cell holds and has written; null where one database holds everything. */
export async function cellStatus(env: CellsEnv, cell: number): Promise<CellStatus | null> {
  const cells = cellsOf(env);
  return cells && (await cellStub(cells.CELLS, cellName(cell)).status());
}

/**
 * Runs statements in a cell, from outside of it.
 *
 * @throws Error what SQLite said, or that the cell did not answer
 */
export const callCell =
  (cells: CellNamespace, name: string): RunStatements =>
  async (statements) => {
    const { results, refusal } = await cellStub(cells, name).execute(statements);
    if (refusal !== null) throw new Error(refusal);
    return results;
  };

/**
 * The customers' stores where each is a cell. Code inside of a cell reaches its own database directly, every other one
 * by a call.
 *
 * @param face what is put around each database, once
 */
export function openCells<Store>(
  { CELLS, count }: Cells,
  own: OwnCell | undefined,
  face: (db: D1Database, number: number, isBeside: boolean) => Store,
) {
  const opened = new Map<number, Store>();
  const open = (cell: number): Store => {
    const known = opened.get(cell);
    if (known) return known;
    const name = cellName(cell);
    const isBeside = own?.name === name;
    const store = face(cellDatabase(isBeside ? own.run : callCell(CELLS, name)), cell, isBeside);
    opened.set(cell, store);
    return store;
  };
  return {
    of: (owner: number) => open(cellOf(owner, count)),
    all: () => Array.from({ length: count }, (_, cell) => open(cell)),
    home: open(own ? cellNumber(own.name) : 0),
    count,
  };
}
