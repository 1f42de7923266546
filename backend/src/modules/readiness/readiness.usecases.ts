import type { getReadiness } from "../../../../schema/rest/health";
import type { CallResult } from "../../../../schema/rest/rest-call";
import { RELEASE } from "../../../../schema/rules/release";
import journal from "../../../migrations/meta/_journal.json";
import type { Clock } from "../../shared/clock";
import { log } from "../../shared/log";
import { pendingSummary } from "../outbox";

/** The migration that this version of the code was written for, as D1 names it. */
const EXPECTED = `${journal.entries.at(-1)?.tag}.sql`;

/** Whether the database answers, what has been migrated, and how the outbox stands. A failure is part of the answer. */
export async function readReadiness({
  db,
  clock,
}: {
  db: D1Database;
  clock: Clock;
}): Promise<CallResult<typeof getReadiness>> {
  try {
    const [applied, { pending, oldestAt }] = await Promise.all([lastMigration(db), pendingSummary(db)]);
    return {
      release: RELEASE,
      database: true,
      migrations: { applied, expected: EXPECTED },
      outbox: { pending, oldestAgeMs: oldestAt === null ? null : clock.now() - oldestAt },
    };
  } catch (error) {
    log.error("database not ready", error);
    return { release: RELEASE, database: false, migrations: null, outbox: null };
  }
}

const lastMigration = (db: D1Database) =>
  db.prepare("SELECT name FROM d1_migrations ORDER BY id DESC LIMIT 1").first<string>("name");
