import { env } from "cloudflare:workers";
import type { CellResult, CellStatement } from "../../../durable-objects/cell/cell";

/**
 * Which tables statements have changed, so that a check after each of thousands of tests looks at these alone. Noted
 * where statements go to the database, whichever code prepared them; what cannot be told apart counts as everything.
 */
const WRITES = /\b(?:INTO|UPDATE(?:\s+OR\s+\w+)?|DELETE\s+FROM)\s+["`]?(\w+)/gi;
const READS = /^\s*(?:SELECT|EXPLAIN|PRAGMA)\b/i;
const CHANGES = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE|WITH)\b/i;
const TRIGGER = /^\s*CREATE TRIGGER\s+\w+[\s\S]*?\bON\s+["`]?(\w+)["`]?\s([\s\S]*)/i;

/** What a statement of another kind changes, such as one that drops a trigger: from then on, until the end of the file. */
const EVERYTHING = Symbol("every table");
type Target = string | typeof EVERYTHING;

const withoutTexts = (sql: string) => sql.replace(/'(?:[^']|'')*'/g, "''");

/** The tables that a statement writes to itself. */
function targetsOf(sql: string): readonly Target[] {
  if (READS.test(sql)) return [];
  if (!CHANGES.test(sql)) return [EVERYTHING];
  const names = [...withoutTexts(sql).matchAll(WRITES)].map(([, name = ""]) => name.toLowerCase());
  return names.filter((name) => name !== "set");
}

/** What the triggers of the schema write to, by the table that sets them off. */
const byTrigger = new Map<string, string[]>();
const schema = env.TEST_MIGRATIONS.flatMap(({ queries }) => queries);
for (const sql of schema.map((query) => query.replace(/--[^\n]*/g, ""))) {
  const [, table = "", body = ""] = TRIGGER.exec(sql) ?? [];
  const written = [...withoutTexts(body).matchAll(WRITES)].map(([, name = ""]) => name.toLowerCase());
  byTrigger.set(table.toLowerCase(), [...(byTrigger.get(table.toLowerCase()) ?? []), ...written]);
}

/** The same tables, and those that triggers write to in turn. */
function reached(targets: readonly Target[]): Set<Target> {
  const all = new Set<Target>(targets);
  for (const target of all) {
    if (target === EVERYTHING) continue;
    for (const next of byTrigger.get(target) ?? []) all.add(next);
  }
  return all;
}

/** Counts the changes of this runtime. */
let now = 0;
const changedAt = new Map<Target, number>();
/** Writes that have begun and not ended: what they change may be there already. */
const underWay = new Set<ReadonlySet<Target>>();

/** A moment in the sequence of changes. */
export const thisMoment = (): number => now;

/** Whether a statement has changed one of these tables since that moment, or may have. */
export function hasChanged(since: number, tables: Iterable<string>): boolean {
  const isNewer = (target: Target) =>
    (changedAt.get(target) ?? 0) > since || [...underWay].some((writing) => writing.has(target));
  if (isNewer(EVERYTHING)) return true;
  for (const table of tables) if (isNewer(table)) return true;
  return false;
}

/** The storage was emptied and has its own schema: everything is new, and from here on changes are told apart again. */
export function beginNoting(): void {
  changedAt.clear();
  changedAt.set(EVERYTHING, ++now);
}

const known = new Map<string, ReadonlySet<Target>>();

/** What a prepared statement may change. */
function writesOf(statement: object): ReadonlySet<Target> {
  const sql: unknown = Reflect.get(statement, "statement");
  return typeof sql === "string" ? writesOfText(sql) : new Set([EVERYTHING]);
}

function writesOfText(sql: string): ReadonlySet<Target> {
  const found = known.get(sql) ?? reached(targetsOf(sql));
  known.set(sql, found);
  return found;
}

const changesOf = (result: unknown): unknown =>
  Reflect.get(Object(Reflect.get(Object(result), "meta")), "changes");

/** Waits for writes, and notes what they have changed: nothing where their results say so. */
async function noted<T>(
  writes: readonly ReadonlySet<Target>[],
  send: () => Promise<T>,
  resultsOf: (answer: T) => readonly unknown[],
): Promise<T> {
  for (const targets of writes) underWay.add(targets);
  // What fails is looked at, too: an answer may be lost after the change.
  let results: readonly unknown[] = [];
  try {
    const answer = await send();
    results = resultsOf(answer);
    return answer;
  } finally {
    now += 1;
    for (const [index, targets] of writes.entries()) {
      underWay.delete(targets);
      if (changesOf(results[index]) === 0 && !targets.has(EVERYTHING)) continue;
      for (const target of targets)
        changedAt.set(target, target === EVERYTHING ? Number.POSITIVE_INFINITY : now);
    }
  }
}

/** Notes what statements change that go to a cell. */
export function noteStatements(
  statements: readonly CellStatement[],
  send: () => Promise<CellResult[]>,
): Promise<CellResult[]> {
  const writes = statements.map(({ sql }) => new Set(writesOfText(sql)));
  if (writes.every(({ size }) => size === 0)) return send();
  return noted(writes, send, (results) => results.map(({ changes }) => ({ meta: { changes } })));
}

type Send = (this: object, ...values: unknown[]) => Promise<unknown>;

/** Notes what goes through these methods of all objects of a kind. */
function listen(prototype: object, names: readonly string[], through: (own: Send) => Send): void {
  for (const name of names) {
    const own: Send = Reflect.get(prototype, name);
    Reflect.set(prototype, name, through(own));
  }
}

const one = (own: Send): Send =>
  function (...values) {
    const writes = writesOf(this);
    if (writes.size === 0) return own.apply(this, values);
    return noted(
      [new Set(writes)],
      () => own.apply(this, values),
      (answer) => [answer],
    );
  };
listen(Object.getPrototypeOf(env.DB.prepare("SELECT 1")), ["first", "all", "run", "raw"], one);
listen(
  Object.getPrototypeOf(env.DB),
  ["batch"],
  (own) =>
    function (...values) {
      const [statements] = values;
      const writes = (Array.isArray(statements) ? statements : []).map(
        (statement) => new Set(writesOf(statement)),
      );
      if (writes.every(({ size }) => size === 0)) return own.apply(this, values);
      return noted(
        writes,
        () => own.apply(this, values),
        (answer) => (Array.isArray(answer) ? answer : []),
      );
    },
);
listen(
  Object.getPrototypeOf(env.DB),
  ["exec"],
  (own) =>
    function (...values) {
      return noted(
        [new Set<Target>([EVERYTHING])],
        () => own.apply(this, values),
        () => [],
      );
    },
);
