import { expect, test } from "vitest";
import { importsOf, sourceFiles } from "../support/project/source-files";

const MODULES = "backend/src/modules";
const ORDERS = `${MODULES}/orders`;

/** The modules that orders are built on. None of them knows of orders. */
const BUILT_ON = [
  "account-activity",
  "areas",
  "files",
  "goods",
  "idempotency",
  "ledger",
  "limits",
  "masters",
  "messages",
  "order-drafts",
  "outbox",
  "pricing",
  "reference",
  "reminders",
  "service-areas",
  "staff-lists",
  "workers",
];

const moduleOf = (path: string): string | null =>
  path.startsWith(`${MODULES}/`) ? (path.split("/")[3] ?? null) : null;

/** Imports of a folder's files, types included, that lead into another module. */
const leadingOut = (folder: string): { file: string; module: string }[] =>
  sourceFiles(folder).flatMap((file) =>
    importsOf(file).flatMap(({ target }) => {
      const module = moduleOf(target ?? "");
      return module === null || module === moduleOf(file) ? [] : [{ file, module }];
    }),
  );

test("orders import the modules that they are built on, and no other", () => {
  const used = leadingOut(ORDERS);
  expect(used.filter(({ module }) => !BUILT_ON.includes(module))).toEqual([]);
  expect([...new Set(used.map(({ module }) => module))].sort()).toEqual(BUILT_ON);
});

test("modules that orders are built on do not import orders", () => {
  const back = BUILT_ON.flatMap((module) => leadingOut(`${MODULES}/${module}`));
  expect(back.filter(({ module }) => module === "orders")).toEqual([]);
});

test("no module imports what puts the modules together", () => {
  const composing = ["registry", "app", "jobs"].map((file) => `backend/src/${file}`);
  const breaches = sourceFiles(MODULES).filter((file) =>
    importsOf(file).some(({ target }) => composing.includes(target ?? "")),
  );
  expect(breaches).toEqual([]);
});

test("the registry knows of what every module adds: its steps, its part of the detail, its spent rows", () => {
  const registered = importsOf("backend/src/registry.ts").map(({ target }) => `${target}.ts`);
  const added = [MODULES, "backend/src/providers"]
    .flatMap(sourceFiles)
    .filter((file) => !file.startsWith(`${ORDERS}/`))
    .filter((file) => /(?:-steps|\.purge|\/order-detail)\.ts$/.test(file));
  expect(added.length).toBeGreaterThan(10);
  expect(added.filter((file) => !registered.includes(file))).toEqual([]);
});

test("no folder of the order module holds more than ten files", () => {
  const folders = Map.groupBy(sourceFiles(ORDERS), (file) => file.split("/").slice(0, -1).join("/"));
  expect([...folders].filter(([, files]) => files.length > 10).map(([folder]) => folder)).toEqual([]);
});
