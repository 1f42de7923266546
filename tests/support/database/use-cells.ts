import { env } from "cloudflare:workers";
import { cellCount, cellName } from "../../../backend/src/shared/stores/cells/cell-of";
import { type CellNamespace, callCell } from "../../../backend/src/shared/stores/cells/open-cells";
import type { RunStatements } from "../../../durable-objects/cell/cell";
import { createEveryStore, directoryOf } from "../../../scripts/lib/stores/every-store";
import { createTestCells } from "../servers/test-cells";
import { noteStatements } from "./written-tables";

/** The class of the cells of tests (tests/support/worker.ts). */
type EmptiableCells = DurableObjectNamespace<Rpc.DurableObjectBranded & { empty(): Promise<void> }>;

/** What files that share a runtime have in common: the cells that hold rows, and the binding of all cells. */
const kept = globalThis as { usedCells?: Set<string>; realCells?: CellNamespace };
kept.usedCells ??= new Set();
kept.realCells ??= env.CELLS as CellNamespace;
const { usedCells: used, realCells } = kept;

/** Empties the cells that the file before has used: they can outlive the emptying of the storage. */
export async function emptyCells(): Promise<void> {
  const cells = realCells as unknown as EmptiableCells;
  await Promise.all([...used].map((name) => cells.get(cells.idFromName(name)).empty()));
  used.clear();
}

/** The database that the directory lies in. */
export const directory = directoryOf(env.DB);

// With CELLS=n the customers' rows of every test lie in n cells, and tests reach all stores by one face.
if (env.CELL_COUNT) {
  const names = Array.from({ length: cellCount(env.CELL_COUNT) }, (_, cell) => cellName(cell));
  const cells = names.map((name): RunStatements => {
    const run = callCell(realCells, name);
    return (statements) => {
      used.add(name);
      return noteStatements(statements, () => run(statements));
    };
  });
  env.DB = createEveryStore(directory, cells, {
    isInUse: (cell) => used.has(cellName(cell)),
    scratch: (...read) => env.SCRATCH.get(env.SCRATCH.idFromName("scratch")).read(...read),
  });
  env.CELLS = createTestCells(env.DB);
}
