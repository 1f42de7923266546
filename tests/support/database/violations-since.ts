import { env } from "cloudflare:workers";
import type { Violation } from "../../../backend/src/modules/ledger/invariants";
import { ofEverything } from "../../../backend/src/modules/ledger/rules/rule";
import { RULES } from "../../../backend/src/modules/ledger/rules/rules";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { inEachStore } from "../../../scripts/lib/stores/every-store";
import { TEST_RULES } from "./invariant-rules";
import { ownersIn } from "./stores";
import { tablesBehind } from "./tables-behind";
import { hasChanged } from "./written-tables";

/** So many rows are told of each rule. */
const MOST_TOLD = 20;

const ofBackend = RULES.map(({ rule, sql, known }) => {
  const all = ofEverything(sql);
  return [
    rule,
    known ? `SELECT subject FROM (${all}) WHERE key NOT IN (${ofEverything(known)})` : all,
  ] as const;
});
const rules = [...ofBackend, ...Object.entries(TEST_RULES)].map(([rule, sql]) => ({
  rule,
  tables: tablesBehind(sql),
  subjects: `(SELECT json_group_array(subject) FROM (SELECT subject FROM (${sql}) LIMIT ${MOST_TOLD}))`,
}));

/**
 * Every promise that is broken by what has changed since a moment: only rules about tables that have changed are asked,
 * all of them by one statement, because these questions follow thousands of tests.
 *
 * @param leftOut rules that are not asked
 */
export async function findViolationsSince(moment: number, leftOut: readonly string[]): Promise<Violation[]> {
  const asked = rules.filter(({ rule, tables }) => !leftOut.includes(rule) && hasChanged(moment, tables));
  const { true: crossing = [], false: within = [] } = Object.groupBy(asked, ({ subjects }) =>
    String(ownersIn(subjects).size > 1),
  );
  const found = await Promise.all([
    violationsOf(crossing, env.DB),
    violationsOf(within, inEachStore(env.DB)),
  ]);
  return found.flat();
}

/** A result has a hundred columns at most. */
const COLUMNS = 90;

async function violationsOf(asked: typeof rules, db: EveryStore): Promise<Violation[]> {
  if (asked.length === 0) return [];
  if (asked.length > COLUMNS) {
    const parts = [asked.slice(0, COLUMNS), asked.slice(COLUMNS)];
    return (await Promise.all(parts.map((part) => violationsOf(part, db)))).flat();
  }
  const columns = asked.map(({ subjects }, index) => `${subjects} AS r${index}`);
  const { results } = await db.prepare(`SELECT ${columns.join(", ")}`).all<Record<string, string>>();
  return asked.flatMap(({ rule }, index) =>
    results.flatMap((row) => {
      const subjects: unknown[] = JSON.parse(row[`r${index}`] ?? "[]");
      return subjects.map((subject) => ({ rule, subject: String(subject) }));
    }),
  );
}
