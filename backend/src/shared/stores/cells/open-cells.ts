import type { CellCalls, CellStatus, RunStatements } from "../../../../../durable-objects/cell/cell";
import { DATA_PLACE } from "../../../../../schema/rules/data-place";
import { bucketOf } from "../../numbers/bucket";
import { cellDatabase } from "./cell-database";
import { cellCount, cellName, cellNumber } from "./cell-of";
import { type Places, runWhereItLives } from "./places";

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

/** A cell, for requests and calls. It is created by the first of them. */
export const cellStub = (cells: CellNamespace, name: string) => cells.get(cells.idFromName(name), DATA_PLACE);

type Cells = NonNullable<ReturnType<typeof cellsOf>>;

/** What a cell holds and has written; null where one database holds everything. */
export async function cellStatus(env: CellsEnv, cell: number): Promise<CellStatus | null> {
  const cells = cellsOf(env);
  return cells && (await cellStub(cells.CELLS, cellName(cell)).status());
}

/**
 * Runs statements in a cell, from outside of it.
 *
 * @throws Error what SQLite said, that the cell did not answer, or that it does not hold the bucket
 */
export const callCell =
  (cells: CellNamespace, name: string): RunStatements =>
  async (statements, bucket) => {
    const { results, refusal } = await cellStub(cells, name).execute(statements, bucket);
    if (refusal !== null) throw new Error(refusal);
    return results;
  };

/**
 * The customers' stores where each is a cell. Code inside of a cell reaches its own database directly, every other one
 * by a call.
 *
 * @param places which cell holds a bucket
 * @param face what is put around each database, once; its second value tells the cell
 */
export function openCells<Store>(
  { CELLS, count }: Cells,
  { own, places }: { own: OwnCell | undefined; places: Places },
  face: (db: D1Database, cell: () => number, isBeside: boolean) => Store,
) {
  const opened = new Map<number, Store>();
  const runIn = (cell: number): RunStatements => {
    const name = cellName(cell);
    return own?.name === name ? own.run : callCell(CELLS, name);
  };
  const isBeside = (cell: number) => own?.name === cellName(cell);
  const open = (bucket: number): Store => {
    const known = opened.get(bucket);
    if (known) return known;
    const cell = () => places.cellOf(bucket);
    const store = face(cellDatabase(runWhereItLives(bucket, places, runIn)), cell, isBeside(cell()));
    opened.set(bucket, store);
    return store;
  };
  const wholes = new Map<number, Store>();
  /** A cell with all of its customers: for what is due in it, or counted over it. */
  const openWhole = (cell: number): Store => {
    const known = wholes.get(cell);
    if (known) return known;
    const store = face(cellDatabase(runIn(cell)), () => cell, isBeside(cell));
    wholes.set(cell, store);
    return store;
  };
  const home = own ? cellNumber(own.name) : 0;
  return {
    of: (owner: number) => open(bucketOf(owner)),
    all: () => Array.from({ length: count }, (_, cell) => openWhole(cell)),
    home: openWhole(home),
    count,
  };
}
