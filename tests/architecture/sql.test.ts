import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROOT, sourceFiles } from "../support/project/source-files";

/**
 * Texts of SQL that are put together at run time, by file, each with its reason. Values are always bound: drizzle's
 * `sql` template binds what stands in it, and pieces of constant SQL have NAMES_LIKE_THIS.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "backend/src/modules/dumps/customer-lines.ts":
    "reads every table of customers: names of tables and columns, and conditions that bind the customer",
  "backend/src/modules/orders/list/tallied-ids.ts":
    "takes conditions and lists from lists.ts, which binds their values or has them as constants",
  "backend/src/modules/orders/list/find-order-ids.ts":
    "takes conditions from conditions.ts and name-search.ts, which write a number for every value and bind it",
  "backend/src/modules/orders/export/next-order-ids.ts":
    "takes conditions from conditions.ts, and columns that are constants",
  "backend/src/modules/orders/list/stats.ts":
    "takes conditions from conditions.ts, as find-order-ids.ts does",
};

test("[S30] no query is put together from values: prepare() and exec() get constant texts, sql.raw() is not used", () => {
  const composed = ["backend/src", "durable-objects", "gateway"].flatMap(sourceFiles).filter((file) => {
    const source = readFileSync(`${ROOT}${file}`, "utf8");
    const texts = source.matchAll(/\.(?:prepare|exec)(?:<[^>]*>)?\(\s*`([^`]*)`/g);
    const isComposed = [...texts].some(([, text = ""]) => /\$\{(?![A-Z_]+\})/.test(text));
    return isComposed || /\bsql\.raw\(/.test(source);
  });
  expect(composed.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});
