import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { circlesIn, type Graph } from "../support/project/circles";
import { type Import, importsOf, ROOT, sourceFiles } from "../support/project/source-files";

/** Rules about the modules of the backend (docs/architecture/backend.md, "Modules and their tables"). */
const BACKEND = "backend/src";

/** The backend from its ground up: a layer imports itself and what lies below it. */
const LAYERS: readonly (readonly string[])[] = [
  ["shared", "env", "required-settings", "assert-configuration"],
  ["providers"],
  ["modules"],
  ["registry", "jobs"],
  ["watch-cell", "jobs-of-cell", "minute"],
  ["operator"],
  ["sandbox"],
  ["docs", "docs-page", "app", "cell", "worker"],
];

/** What puts the modules together takes their routes, jobs, steps and purges from the files that define them. */
const COMPOSING = ["app", "cell", "jobs", "jobs-of-cell", "minute", "registry", "worker"].map(
  (file) => `${BACKEND}/${file}.ts`,
);

/** Files outside of the backend's code that import tables: they prepare rows that no call makes. */
const TABLES_FROM_OUTSIDE = [
  "tests/support/accounts/accounts.ts",
  "tests/support/accounts/api-keys.ts",
  "tests/unit/ledger/ledger.test.ts",
];

const PROMISES = "compares what all modules keep about money: the promises of the data";

/**
 * SQL texts that name tables of other modules, each with its reason. Nothing is added here that a front can offer as a
 * query, a condition or a statement.
 */
const FOREIGN_SQL: Readonly<Record<string, string>> = {
  "modules/dashboard/todos.repository.ts":
    "counts all kinds of things to do in one round trip, by partial indexes",
  "modules/dumps/dump-cell.ts":
    "walks over the customers of a cell, all of whose tables it reads (decision 079)",
  "modules/dumps/late-dump.ts": "asks whether the first customer of a cell was there before the night",
  "modules/ledger/rules/book-rules.ts": PROMISES,
  "modules/ledger/rules/master-rules.ts": PROMISES,
  "modules/ledger/rules/order-rules.ts": PROMISES,
  "modules/ledger/rules/payment-rules.ts": PROMISES,
  "modules/ledger/rules/wallet-rules.ts": PROMISES,
  "modules/ledger/watch/customers-to-check.ts":
    "finds the customers whose rows have changed in any of these modules, which are above the ledger",
  "modules/moves/ask-move.ts":
    "weighs the buckets of a cell by their orders, past the faces of the stores (decision 078)",
  "modules/moves/move-run.ts":
    "sets back how far a cell has followed the changes of masters, past the faces of the stores (decision 078)",
  "modules/restores/known-money.ts":
    "compares money that all modules keep with what providers say, in one statement for each store (decision 079)",
  "modules/restores/restore-run.ts":
    "asks past the faces of the stores whether a customer is closed, and where the events stand (decision 079)",
  "modules/restores/settle-customer.ts":
    "ends ways in and holds money in one transaction past the triggers, past the faces of the stores (decision 079)",
  "modules/orders/list/conditions.ts":
    "asks about unpaid markups, which are above orders, in a text whose indexes are chosen by hand (decision 020)",
  "modules/orders/staff/staff-bid-requests.ts":
    "counts the bids for an order in the statement that reads it, whose module is above it",
  "modules/personal-data/blockers.ts":
    "asks inside the statement that closes an account whether anything of any kind is open (decision 061)",
  "modules/push/push.repository.ts":
    "reads what is to be pushed with its message, its session and its customer, whose modules are above it",
  "modules/reminders/progress-texts.ts":
    "ends the link that went to a former phone in the batch of the order, whose module is below the links",
  "modules/reminders/reminders.repository.ts":
    "reads what is to be sent with its message, order and account, whose modules are above it",
  "shared/stores/stores.ts":
    "asks the map where a bucket lives, before there is a store that a module could use (decision 078)",
  "modules/sms/code-check.ts":
    "asks about the session, which is above it, inside the statement that spends a code (decision 044)",
};

const partOf = (path: string): string => path.slice(BACKEND.length + 1).split("/")[0] ?? "";

/** `modules/<name>` or `providers/<name>`, which may have tables; null for everything else. */
const ownerOf = (path: string): string | null =>
  /^backend\/src\/((?:modules|providers)\/[^/]+)/.exec(path)?.[1] ?? null;

const isTables = (path: string) => /\.tables(?:\.ts)?$/.test(path);

/** The module that an import leads to from another one; null for every other import. Tables may refer to tables. */
function otherModule(file: string, { target }: Import): string | null {
  const owner = ownerOf(target ?? "");
  const isForeignKey = isTables(file) && isTables(target ?? "");
  return owner === null || owner === ownerOf(file) || isForeignKey ? null : owner;
}

const files = sourceFiles(BACKEND);
const edges = files.flatMap((file) => importsOf(file).map((edge) => ({ file, ...edge })));

describe("modules of the backend", () => {
  test("a layer imports nothing of those above it", () => {
    const level = (path: string) =>
      LAYERS.findIndex((parts) => parts.includes(partOf(path).replace(/\.ts$/, "")));
    expect(files.filter((file) => level(file) < 0)).toEqual([]);
    const upwards = edges.filter(
      ({ file, target }) => target?.startsWith(`${BACKEND}/`) && level(target) > level(file),
    );
    expect(upwards.map(({ file, specifier }) => `${file} → ${specifier}`)).toEqual([]);
  });

  test("no module imports itself by way of others", () => {
    const graph = new Map<string, Set<string>>();
    for (const edge of edges) {
      const from = ownerOf(edge.file);
      const to = edge.typeOnly ? null : otherModule(edge.file, edge);
      if (from && to) graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
    const modules: Graph = new Map([...graph].map(([from, to]) => [from, [...to]]));
    expect([...modules.values()].flat().length).toBeGreaterThan(150);
    expect(circlesIn(modules).map((circle) => circle.join(" → "))).toEqual([]);
  });

  test("another module is entered by its front, `index.ts`", () => {
    const breaches = edges.filter((edge) => {
      const module = otherModule(edge.file, edge);
      return module?.startsWith("modules/") && edge.target !== `${BACKEND}/${module}`;
    });
    expect(
      breaches
        .filter(({ file }) => !COMPOSING.includes(file))
        .map(({ file, specifier }) => `${file} → ${specifier}`),
    ).toEqual([]);
  });

  test("a module does not go through its own front", () => {
    const breaches = edges.filter(
      ({ file, target }) => target !== null && target === `${BACKEND}/${ownerOf(file)}`,
    );
    expect(breaches.map(({ file }) => file)).toEqual([]);
  });

  test("tables are imported by their module alone, and by tables that refer to them", () => {
    const everywhere = ["backend", "scripts", "tests", "gateway", "durable-objects"].flatMap(sourceFiles);
    const breaches = everywhere
      .filter((file) => !TABLES_FROM_OUTSIDE.includes(file))
      .filter((file) =>
        importsOf(file).some(
          (edge) =>
            edge.target?.startsWith(`${BACKEND}/`) &&
            isTables(edge.target) &&
            (ownerOf(file) === null || otherModule(file, edge) !== null),
        ),
      );
    expect(breaches).toEqual([]);
  });

  test("SQL texts name the tables of their own module, but for what is listed with its reason", () => {
    const owners = new Map(
      files
        .filter(isTables)
        .flatMap((file) =>
          [...readFileSync(join(ROOT, file), "utf8").matchAll(/sqlite(?:Table|View)\(\s*"([a-z_]+)"/g)].map(
            ([, table = ""]) => [table, ownerOf(file)] as const,
          ),
        ),
    );
    expect(owners.size).toBeGreaterThan(50);
    const foreign = files.filter((file) =>
      [...readFileSync(join(ROOT, file), "utf8").matchAll(/\b(?:INTO|UPDATE|FROM|JOIN)\s+([a-z_]+)\b/g)].some(
        ([, table = ""]) => owners.has(table) && owners.get(table) !== ownerOf(file),
      ),
    );
    expect(foreign.map((file) => file.slice(BACKEND.length + 1)).sort()).toEqual(
      Object.keys(FOREIGN_SQL).sort(),
    );
  });
});
