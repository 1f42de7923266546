import { env } from "cloudflare:workers";
import { cellCount, cellName } from "../../../backend/src/shared/stores/cells/cell-of";
import { cellStub } from "../../../backend/src/shared/stores/cells/open-cells";
import type { RunStatements } from "../../../durable-objects/cell/cell";
import { createEveryStore, directoryOf } from "../../../scripts/lib/stores/every-store";

/** Reaches each cell. */
let cells: readonly RunStatements[] = [];

/** A cell of the file before can outlive the emptying of the storage: a new one has written its migrations' rows alone. */
export async function areCellsNew(): Promise<boolean> {
  const migrations = env.TEST_MIGRATIONS.length;
  const written = await Promise.all(cells.map((run) => run([{ sql: "SELECT total_changes()", values: [] }])));
  return written.every(([result]) => Number(result?.rows[0]?.[0]) <= migrations);
}

/** The database that the directory lies in. */
export const directory = directoryOf(env.DB);

// With CELLS=n the customers' rows of every test lie in n cells, and tests reach all stores by one face.
if (env.CELL_COUNT && env.CELLS) {
  const { CELLS } = env;
  const names = Array.from({ length: cellCount(env.CELL_COUNT) }, (_, cell) => cellName(cell));
  cells = names.map(
    (name): RunStatements =>
      (statements) =>
        cellStub(CELLS, name).execute(statements),
  );
  env.DB = createEveryStore(directory, cells, async (...read) => {
    const scratch = env.SCRATCH.get(env.SCRATCH.idFromName("scratch"));
    return scratch.read(...read);
  });
}
