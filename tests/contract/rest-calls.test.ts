import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { restCalls } from "../../schema/rest";
import type { RestCall } from "../../schema/rest/rest-call";
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
});
