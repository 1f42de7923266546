import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { missingFields } from "../support/contract/contract-fields";
import { calls, documentedCalls, documentedEntries } from "../support/contract/documented-calls";

const byId = new Map(calls.map((call) => [call.id, call]));

/** Names of the envelope, and of an answer that is a file. */
const NOT_FIELDS = ["code", "message", "data", "file"];

/** What a documented answer holds, by its path inside `data`: the documents write it with and without `data`. */
const returned = (returns: readonly string[]) =>
  returns
    .filter((path) => !NOT_FIELDS.includes(path))
    .map((path) => path.replace(/^data(\[\])?\.|^\[\]\./, ""));

/** Where the documents do not show the container of the rows or the name of the whole, what the contract chose. */
const CONTAINERS: Readonly<Record<string, string>> = { "API-086": "rows.", "API-099": "records." };
const WITHOUT_NAME: Readonly<Record<string, string>> = { "API-030": "orders" };

describe("contract", () => {
  // What is documented and not built yet is what has no entry: `npm run requirements API` lists it.
  test("every entry has the id under which it is documented, and only what is not documented has one of ours", () => {
    const placeOf = ({ method, path }: { method: string; path: string }) =>
      `${method.replace("*", "")} ${path}`;
    const ids = new Map(documentedCalls.map((call) => [placeOf(call), call.id]));
    const misnamed = calls.filter((call) =>
      call.id.startsWith("EXT-") ? ids.has(placeOf(call)) : ids.get(placeOf(call)) !== call.id,
    );
    expect(misnamed.map(({ id }) => id)).toEqual([]);
  });

  test("no entry describes a call that an external system answers", () => {
    const external = documentedCalls.filter((call) => call.external);
    expect(external.length).toBeGreaterThan(0);
    expect(external.filter(({ id }) => byId.has(id))).toEqual([]);
  });

  test("no two calls share an id or a method and path", () => {
    expect(new Set(calls.map((call) => call.id)).size).toBe(calls.length);
    expect(new Set(calls.map((call) => `${call.method} ${call.path}`)).size).toBe(calls.length);
  });

  test.each([
    ["API-001"],
    ["API-004"],
    ["API-035"],
    ["API-038"],
    ["API-062"],
    ["API-077"],
    ["API-089"],
    ["API-090"],
  ])("[%s] [C-54] changes something although it is a GET, so it is never repeated by itself", (id) => {
    expect(byId.get(id)?.safe).toBe(false);
  });

  test.each([
    ...[["API-018"], ["API-020"], ["API-029"], ["API-030"], ["API-044"], ["API-047"]],
    ...[["API-053"], ["API-073"], ["API-075"], ["API-079"], ["API-083"]],
  ])("[%s] [R17] reads although it is a POST, so it may be repeated", (id) => {
    expect(byId.get(id)?.safe).toBe(true);
  });

  test.each([
    ["REFUND-03", "API-038"],
    ["COMP-12", "API-062"],
    ["WALLET-25", "API-077"],
    ["ACT-09", "API-035"],
    ["SAFE-06", "API-090"],
    ["SAFE-07", "API-090"],
    ["SAFE-09", "API-089"],
  ])(
    "[%s] [C-54] %s changes something although it is a GET, so it is never repeated by itself",
    (_id, call) => {
      expect(byId.get(call)?.safe).toBe(false);
    },
  );

  test.each(documentedEntries)("[$id] has the documented method and path", ({ method, path, call }) => {
    expect([call.method, call.path]).toEqual([method.replace("*", ""), path]);
  });

  test.each(documentedEntries)("[$id] answers with the documented fields", (entry) => {
    const paths = returned(entry.returns).filter((path) => path !== WITHOUT_NAME[entry.id]);
    const container = CONTAINERS[entry.id] ?? "";
    const shape: z.ZodType | undefined = entry.call.data;
    expect(
      missingFields(
        shape,
        paths.map((path) => container + path),
      ),
    ).toEqual([]);
  });
});
