import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { restCalls } from "../../schema/rest";
import type { RestCall } from "../../schema/rest/rest-call";
import { missingFields } from "../support/contract-fields";
import { ROOT } from "../support/source-files";

const documented = z
  .array(
    z.object({
      id: z.string(),
      method: z.string(),
      path: z.string(),
      query: z.array(z.string()),
      body: z.array(z.string()),
      form: z.array(z.string()),
      returns: z.array(z.string()),
      auth: z.union([z.boolean(), z.literal("unknown")]),
      external: z.boolean(),
    }),
  )
  .parse(JSON.parse(readFileSync(join(ROOT, "docs/rest-calls.json"), "utf8")));

const calls: RestCall[] = Object.values(restCalls).flatMap((domain) => Object.values(domain));
const byId = new Map(calls.map((call) => [call.id, call]));
const implemented = documented.filter((call) => byId.has(call.id));

const keys = (shape: z.ZodType | undefined): string[] =>
  shape instanceof z.ZodObject ? Object.keys(shape.shape) : [];

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
    const ids = new Map(documented.map((call) => [placeOf(call), call.id]));
    const misnamed = calls.filter((call) =>
      call.id.startsWith("EXT-") ? ids.has(placeOf(call)) : ids.get(placeOf(call)) !== call.id,
    );
    expect(misnamed.map(({ id }) => id)).toEqual([]);
  });

  test("no entry is for what the system of somebody else answers", () => {
    const external = documented.filter((call) => call.external);
    expect(external.length).toBeGreaterThan(0);
    expect(external.filter(({ id }) => byId.has(id))).toEqual([]);
  });

  test("no two calls share an id or a method and path", () => {
    expect(new Set(calls.map((call) => call.id)).size).toBe(calls.length);
    expect(new Set(calls.map((call) => `${call.method} ${call.path}`)).size).toBe(calls.length);
  });

  test.each(implemented)("[$id] has the documented method, path and parameter names", (entry) => {
    const call = byId.get(entry.id);
    expect(call?.method).toBe(entry.method.replace("*", ""));
    expect(call?.path).toBe(entry.path);
    const sent = [...keys(call?.query), ...keys(call?.body), ...(call?.form ?? [])];
    const names = [...entry.query, ...entry.body, ...entry.form].map((name) => name.replace(/\[\].*$/, ""));
    expect(sent).toEqual(expect.arrayContaining([...new Set(names)]));
  });

  test.each(implemented.filter((entry) => entry.auth === true))("[$id] needs a token", (entry) => {
    expect(byId.get(entry.id)?.auth).toBe("required");
  });

  test.each(implemented)("[$id] answers with the documented fields", (entry) => {
    const paths = returned(entry.returns).filter((path) => path !== WITHOUT_NAME[entry.id]);
    const container = CONTAINERS[entry.id] ?? "";
    const shape: z.ZodType | undefined = byId.get(entry.id)?.data;
    expect(
      missingFields(
        shape,
        paths.map((path) => container + path),
      ),
    ).toEqual([]);
  });
});
