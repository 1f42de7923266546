import { env } from "cloudflare:workers";
import { expect, onTestFinished, vi } from "vitest";
import cellMigrations from "../../../backend/migrations/cell-migrations.json";
import type { BackendEnv } from "../../../backend/src/env";
import { askMove, goOnWithMoves } from "../../../backend/src/modules/moves";
import { bucketOf } from "../../../backend/src/shared/numbers/bucket";
import { cellName, cellOf } from "../../../backend/src/shared/stores/cells/cell-of";
import { type CellNamespace, callCell } from "../../../backend/src/shared/stores/cells/open-cells";
import { openStores } from "../../../backend/src/shared/stores/stores";
import type { CellStatement, RunStatements } from "../../../durable-objects/cell/cell";
import { envOfCell } from "../../support/minute-jobs";
import { operate } from "../../support/orders/order-life";
import type { createTestBackend } from "../../support/servers/backend";
import { idsBy } from "../../support/servers/backend";

type Backend = ReturnType<typeof createTestBackend>;

export const CELL_COUNT = Number(env.CELL_COUNT ?? 1);

/** A real cell, by its number. */
export const runIn = (cell: number) => {
  const run = callCell(env.CELLS as CellNamespace, cellName(cell));
  return async (sql: string, ...values: (string | number)[]) => {
    const [result] = await run([{ sql, values }]);
    return result?.rows ?? [];
  };
};

/** Tables of every cell, but for what it knows of moves. */
const TABLES = cellMigrations
  .flatMap(({ statements }) => statements.flatMap((sql) => /^CREATE TABLE [`"]?(\w+)/.exec(sql)?.[1] ?? []))
  .filter((table) => !["bucket_marks", "bucket_changes", "schema_digests", "ledger_watch"].includes(table));

/** What some cells have together: the rows of each table, as a sorted list. */
export async function contentOf(...cells: number[]): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of TABLES) {
    const empty = table === "order_tallies" ? " WHERE size <> 0" : "";
    const rows = await Promise.all(cells.map((cell) => runIn(cell)(`SELECT * FROM ${table}${empty}`)));
    content[table] = rows
      .flat()
      .map((row) => JSON.stringify(row))
      .sort();
  }
  return content;
}

/** The triggers that a cell has. */
export const triggersOf = async (cell: number): Promise<string[]> =>
  (await runIn(cell)("SELECT sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name")).map(String);

/** Where a customer is before any move, and the next cell. */
export const cellsOfCustomer = (customerId: number) => {
  const from = cellOf(customerId, CELL_COUNT);
  return { from, to: (from + 1) % CELL_COUNT };
};

export const hasCustomer = async (cell: number, customerId: number): Promise<boolean> =>
  (await runIn(cell)("SELECT 1 FROM customers WHERE id = ?", customerId)).length > 0;

export const askForMove = (backend: Backend, customerId: number, cell: number) =>
  operate(backend, "POST", `/operator/api/customers/${customerId}/move`, { cell });

/** One run of the job that moves customers. */
export const goOn = (backend: Backend, env: BackendEnv = backend.env) =>
  goOnWithMoves({ env, clock: backend.clock, ids: idsBy(backend.clock) });

/** Asks for a move and leaves it to the next run. */
export const noteMove = ({ env: own, clock }: Backend, customerId: number, cell: number) =>
  askMove({ customerId, cell }, { env: own, stores: openStores(own), clock });

/** What a run sends to a cell, and how many times it has. */
interface Sent {
  readonly calls: number;
  readonly statements: readonly CellStatement[];
}

/**
 * An environment whose run dies at a call to a cell: before it, or after it and before the answer. Nothing works from
 * then on, neither cells nor directory.
 */
export function dyingEnv(
  own: BackendEnv,
  isLast: (sent: Sent) => boolean,
  moment: "before" | "after",
): { env: BackendEnv; hasDied: () => boolean } {
  let calls = 0;
  let isDead = false;
  const check = () => {
    if (isDead) throw new Error("the run is dead");
  };
  const { CELLS } = own;
  if (!CELLS) throw new Error("there are no cells");
  const cells = {
    idFromName: (name: string) => CELLS.idFromName(name),
    get: (id: DurableObjectId) => ({
      execute: async (statements: readonly CellStatement[], bucket?: number) => {
        check();
        calls += 1;
        const dies = isLast({ calls, statements });
        isDead ||= dies && moment === "before";
        check();
        const answer = await CELLS.get(id).execute(statements, bucket);
        isDead ||= dies;
        check();
        return answer;
      },
    }),
  } as unknown as CellNamespace;
  const DB = new Proxy(own.DB, {
    get(target, name) {
      check();
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { env: { ...own, CELLS: cells, DB }, hasDied: () => isDead };
}

/**
 * The environment of a job of the customer's cell. Right before the job sends its first statement of this form to the
 * cell, the customer moves to the next cell: as when a provider took a minute to answer.
 */
export function leavingEnv(
  backend: Backend,
  customerId: number,
  form: RegExp,
  afterwards: () => Promise<void> = async () => {},
): BackendEnv {
  const { from, to } = cellsOfCustomer(customerId);
  const own = envOfCell(backend.env, from);
  const { CELL } = own;
  if (!CELL) throw new Error("there are no cells");
  let hasLeft = false;
  const run: RunStatements = async (statements, bucket) => {
    if (!hasLeft && statements.some(({ sql }) => form.test(sql))) {
      hasLeft = true;
      await noteMove(backend, customerId, to);
      await goOn(backend);
      expect(await moveOf(backend, customerId)).toMatchObject({ cell: to, step: "DONE" });
      await afterwards();
    }
    return CELL.run(statements, bucket);
  };
  return { ...own, CELL: { ...CELL, run } };
}

/** The two seconds that a request waits for a bucket on its way take no time in this test. */
export function skipPauses(): void {
  const { setTimeout: wait } = globalThis;
  const skipped = vi
    .spyOn(globalThis, "setTimeout")
    .mockImplementation(((work: () => void) => wait(work, 0)) as typeof setTimeout);
  onTestFinished(() => skipped.mockRestore());
}

/** The move of a customer, as staff see it. */
export async function moveOf(backend: Backend, customerId: number) {
  const { data } = await operate(backend, "GET", "/operator/api/moves");
  return data.find(({ bucket }: { bucket: number }) => bucket === bucketOf(customerId));
}
