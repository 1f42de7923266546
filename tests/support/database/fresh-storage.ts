import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach } from "vitest";
import { forgetReference } from "../../../backend/src/modules/reference/kept-reference";
import { forgetRatings } from "../../../backend/src/modules/workers/kept-ratings";
import { forgetNamedFiles } from "../files/named-files";
import { forgetSnapshot } from "./database-snapshot";
import { beginCells, directory } from "./use-cells";
import { beginNoting } from "./written-tables";

/** How often the storage is emptied before the run gives up. */
const MOST_RESETS = 10;

/** Tables of ours and of the migrations; workerd's own and SQLite's stay. */
const TABLES = `SELECT COUNT(*) AS count FROM sqlite_master
  WHERE type = 'table' AND substr(name, 1, 4) <> '_cf_' AND substr(name, 1, 7) <> 'sqlite_'`;

/**
 * Empties the storage of the runtime. On a busy machine the database of the file before can outlive a `reset`, so the
 * storage is looked at, and emptied again until it is empty.
 */
async function emptyStorage(): Promise<void> {
  for (let resets = 0; resets < MOST_RESETS; resets += 1) {
    await reset();
    const tables = await directory.prepare(TABLES).first<{ count: number }>();
    const { objects } = await env.FILES.list({ limit: 1 });
    if (tables?.count === 0 && objects.length === 0) return;
  }
  throw new Error(`the storage of the file before is still there after ${MOST_RESETS} resets`);
}

// Test files share a runtime, because starting one takes longer than most files. They share no data: each file starts
// with a migrated, empty database, an empty bucket and no Durable Objects.
await emptyStorage();
beginCells();
await applyD1Migrations(directory, env.TEST_MIGRATIONS);
beginNoting();
forgetNamedFiles();
forgetSnapshot();
// Tests change reference data by SQL, which the code under test cannot see.
forgetReference();
beforeEach(forgetReference);
beforeEach(forgetRatings);
