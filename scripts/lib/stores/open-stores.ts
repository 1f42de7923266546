import type { Miniflare } from "miniflare";
import { cellCount, cellNames } from "../../../backend/src/shared/stores/cells/cell-of";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import type { CellAnswer, RunStatements } from "../../../durable-objects/cell/cell";
import { bundleWorker } from "../bundle-worker";
import { createEveryStore } from "./every-store";
import { heldDatabase } from "./held-database";

/** The Worker of a script, which holds the cells or reaches those of another Worker, as one module. */
export const cellWorker = (): Promise<string> => bundleWorker("scripts/lib/stores/cell-worker.ts");

/** The directory's database of a Miniflare of this process. */
export const directoryOfWorker = async (miniflare: Miniflare, worker: string): Promise<D1Database> =>
  heldDatabase(await miniflare.getD1Database("DB", worker));

/**
 * All stores of a Miniflare of this process, by one face.
 *
 * @param worker who has the directory's database
 * @param door who runs {@link cellWorker}
 * @param count how many cells there are; null where one database holds everything
 */
export async function openStoresOf(
  miniflare: Miniflare,
  { worker, door, count }: { worker: string; door: string; count: string | null },
): Promise<EveryStore> {
  const [directory, stores] = await Promise.all([
    directoryOfWorker(miniflare, worker),
    miniflare.getWorker(door),
  ]);
  if (count === null) return directory as EveryStore;
  return createEveryStore(
    directory,
    cellNames(cellCount(count)).map(
      (cell): RunStatements =>
        async (statements) => {
          // Through the Worker itself: Miniflare lets go of what nothing here refers to, and then refuses its calls.
          const response = await stores.fetch("http://cells/", {
            method: "POST",
            body: JSON.stringify({ cell, statements }),
          });
          const { results, refusal } = (await response.json()) as CellAnswer;
          if (refusal !== null) throw new Error(refusal);
          return results;
        },
    ),
  );
}
