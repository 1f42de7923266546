import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { getReadiness } from "../../../../schema/rest/health";
import type { CallResult } from "../../../../schema/rest/rest-call";
import { RELEASE } from "../../../../schema/rules/release";
import newest from "../../../migrations/schema-digest.json";
import { type Clock, MINUTE } from "../../shared/clock";
import { log } from "../../shared/log";
import type { CustomerStore, Directory, Stores } from "../../shared/stores/stores";
import { pendingSummary } from "../outbox";
import { schemaDigests } from "./readiness.tables";

/**
 * Whether the directory answers, which migrations it has, and the state of one store's outbox. The store
 * changes every minute; `/operator/api/health` asks all of them. A failure is part of the answer. A cell
 * migrates itself before it answers. A cell that does not answer fails no check here, because the others work
 * without it.
 */
export async function readReadiness({
  stores,
  directory,
  clock,
}: {
  stores: Stores;
  directory: Directory;
  clock: Clock;
}): Promise<CallResult<typeof getReadiness>> {
  try {
    const [applied, digest, outbox] = await Promise.all([
      lastMigration(directory),
      digestOf(directory, newest.migration),
      readOutbox(storeOfMinute(stores, clock.now()), clock),
    ]);
    return {
      release: RELEASE,
      database: true,
      migrations: { applied, expected: newest.migration, isAsExpected: digest === newest.digest },
      outbox,
    };
  } catch (error) {
    log.error("database not ready", error);
    return { release: RELEASE, database: false, migrations: null, outbox: null };
  }
}

/** The store that is checked in this minute. */
function storeOfMinute(stores: Stores, now: number): CustomerStore | undefined {
  const all = stores.all();
  return all[Math.floor(now / MINUTE) % all.length];
}

async function readOutbox(db: CustomerStore | undefined, clock: Clock) {
  if (!db) return null;
  try {
    const { pending, oldestAt } = await pendingSummary(db);
    return { pending, oldestAgeMs: oldestAt === null ? null : clock.now() - oldestAt };
  } catch (error) {
    log.error("store not ready", error);
    return null;
  }
}

const lastMigration = (db: Directory) =>
  db.prepare("SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1").first<string>("name");

/** The digest of the migration that made this database; null for a database from before digests. */
async function digestOf(db: Directory, migration: string): Promise<string | null> {
  try {
    const row = await drizzle(db)
      .select()
      .from(schemaDigests)
      .where(eq(schemaDigests.migration, migration))
      .get();
    return row?.digest ?? null;
  } catch (error) {
    if (/no such table/.test(String(Object(error).cause ?? error))) return null;
    throw error;
  }
}
