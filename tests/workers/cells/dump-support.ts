import { env } from "cloudflare:workers";
import type { BackendEnv } from "../../../backend/src/env";
import { beginDump, readCustomer, readManifest } from "../../../backend/src/modules/dumps";
import { dumpCell } from "../../../backend/src/modules/dumps/dump-cell";
import { DUMPED_TABLES } from "../../../backend/src/modules/dumps/dumped-tables";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { envOfCell } from "../../support/minute-jobs";
import type { createTestBackend } from "../../support/servers/backend";
import { runIn } from "./moving-support";

type Backend = ReturnType<typeof createTestBackend>;

/** One run of the job that dumps a cell. */
export async function runDump(backend: Backend, cell: number, own: BackendEnv = backend.env): Promise<void> {
  const inCell = envOfCell(own, cell);
  await dumpCell({ env: inCell, db: openStores(inCell).home, clock: backend.clock });
}

/** Begins a dump and runs it to its end. */
export async function dumpWhole(backend: Backend, cell: number, name: string): Promise<void> {
  const db = openStores(backend.env).all()[cell];
  if (!db) throw new Error(`there is no cell ${cell}`);
  await beginDump(db, { name, now: backend.clock.now() });
  for (let runs = 0; runs < 50 && !(await readManifest(env.FILES, { cell, dump: name })); runs += 1)
    await runDump(backend, cell);
}

/** A customer's rows in a dump, by table, as sorted lists. */
export async function dumpedRows(cell: number, dump: string, customerId: number) {
  const manifest = await readManifest(env.FILES, { cell, dump });
  if (!manifest) throw new Error("there is no such dump");
  const content: Record<string, string[]> = {};
  for await (const parts of readCustomer(env.FILES, manifest, customerId)) {
    for (const { table, rows } of parts) {
      content[table] ??= [];
      content[table].push(...rows.map((row) => JSON.stringify(row)));
    }
  }
  for (const list of Object.values(content)) list.sort();
  return content;
}

/** The same of what the cell has now. */
export async function presentRows(cell: number, customerId: number) {
  const content: Record<string, string[]> = {};
  for (const { table, ofCustomer } of DUMPED_TABLES) {
    // Without what the database computes from the others.
    const columns = await runIn(cell)("SELECT name FROM pragma_table_info(?) ORDER BY cid", table);
    const rows = await runIn(cell)(`SELECT ${columns.join()} FROM ${table} WHERE ${ofCustomer}`, customerId);
    if (rows.length > 0) content[table] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return content;
}

/** Gives a customer more rows than are read together. */
export const addManyRows = (cell: number, customerId: number) =>
  runIn(cell)(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
     INSERT INTO account_activity SELECT ? + 4096 * i, ?, 'LOGIN', i, '登录"', NULL, NULL FROM n`,
    customerId + 4096 * 1_000_000,
    customerId,
  );
