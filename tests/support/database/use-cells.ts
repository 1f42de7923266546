import { listDurableObjectIds } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { cellCount, cellName, cellNames } from "../../../backend/src/shared/stores/cells/cell-of";
import { type CellNamespace, callCell } from "../../../backend/src/shared/stores/cells/open-cells";
import type { RunStatements } from "../../../durable-objects/cell/cell";
import { createEveryStore, directoryOf } from "../../../scripts/lib/stores/every-store";
import { noteStatements } from "./written-tables";

/** The binding of the class of the cells of tests (tests/support/worker.ts). */
const CELLS = env.CELLS as CellNamespace;
const EMPTIABLE = env.CELLS as unknown as DurableObjectNamespace<
  Rpc.DurableObjectBranded & { empty(): Promise<void> }
>;

/** Cells that can hold rows. */
const used = new Set<string>();

/** Empties the cells that the file before has used: they can outlive the emptying of the storage. */
export async function emptyCells(): Promise<void> {
  const ids = await listDurableObjectIds(EMPTIABLE);
  await Promise.all(ids.map((id) => EMPTIABLE.get(id).empty()));
  used.clear();
}

/** The database that the directory lies in. */
export const directory = directoryOf(env.DB);

// With CELLS=n the customers' rows of every test lie in n cells, and tests reach all stores by one face.
if (env.CELL_COUNT) {
  const cells = cellNames(cellCount(env.CELL_COUNT)).map((name): RunStatements => {
    const run = callCell(CELLS, name);
    return (statements, bucket) => {
      used.add(name);
      return noteStatements(statements, () => run(statements, bucket));
    };
  });
  env.DB = createEveryStore(directory, cells, {
    isInUse: (cell) => used.has(cellName(cell)),
    scratch: (...read) => env.SCRATCH.get(env.SCRATCH.idFromName("scratch")).read(...read),
  });
}
