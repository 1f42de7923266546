import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { restCalls } from "../../schema/rest";
import type { RestCall } from "../../schema/rest/rest-call";
import { answerFields } from "../support/answer-fields";
import { DOCUMENTED_ANSWERS, DOCUMENTED_VALUES } from "../support/documented-fields";
import { ROOT } from "../support/source-files";

const documented = z
  .array(
    z.object({
      id: z.string(),
      query: z.string().array(),
      body: z.string().array(),
      form: z.string().array(),
    }),
  )
  .parse(JSON.parse(readFileSync(join(ROOT, "docs/rest-calls.json"), "utf8")));
const calls = Object.values(restCalls).flatMap((domain) => Object.values<RestCall>(domain));
const entries = documented.flatMap((entry) => {
  const call = calls.find(({ id }) => id === entry.id);
  return call ? [{ ...entry, call }] : [];
});

/** Whether a field stands among documented ones, or in one whose inside the documents leave open. */
const isAmong = (path: string, paths: readonly string[]) =>
  paths.some((known) => path === known || path.startsWith(`${known}.`));

const takes = (shape: z.core.$ZodType, value: unknown) => z.core.safeParse(shape, value).success;

/** How the documents print values, by the names of their fields. */
const PRINTED: readonly (readonly [name: RegExp, good: unknown, bad: unknown])[] = [
  [/^(?!start|end|is[A-Z]).*Time(?:Str)?$/, "2026-11-20 16:30:00", 1_763_627_400],
  [/(?:^amount|Amount|(?<!Delivery)Fee|^fee|Money|^balance|^allowance|CashIntransit)$/, 12.5, "12.5"],
  [/^is(?!Acceptance$)[A-Z]|^hasPwd$|^takeDeliveryFee$/, true, "yes"],
  [/^(?:total|totalCount|.*MesTotal|unReadNum)$/, 3, "3"],
];

describe("answers", () => {
  const answering = entries.filter(({ id, call }) => !call.file && !DOCUMENTED_VALUES.has(id));

  test.each(answering)(
    "[$id] every field is documented, or marked as ours with what the site does without",
    ({ id, call }) => {
      const known = DOCUMENTED_ANSWERS[id] ?? [];
      const fields = answerFields(call.data).filter(({ path }) => path !== "");
      expect(
        fields.filter(({ path, isOurs }) => !isOurs && !isAmong(path, known)).map(({ path }) => path),
      ).toEqual([]);
      expect(
        fields.filter(({ path, isOurs }) => isOurs && isAmong(path, known)).map(({ path }) => path),
      ).toEqual([]);
    },
  );

  test.each(Object.entries(DOCUMENTED_ANSWERS))(
    "[%s] has every documented field, printed as documented",
    (id, paths) => {
      const fields = answerFields(calls.find((call) => call.id === id)?.data ?? z.never());
      for (const path of paths) {
        const there = fields.filter(({ path: field }) => isAmong(field, [path]));
        expect(there.length, path).toBeGreaterThan(0);
        const name = path.split(".").at(-1) ?? "";
        for (const [pattern, good, bad] of PRINTED) {
          if (!pattern.test(name)) continue;
          for (const { shape } of there)
            expect([takes(shape, good), takes(shape, bad)], path).toEqual([true, false]);
        }
      }
    },
  );
});

describe("what is sent", () => {
  const names = (shape: z.ZodType | undefined) =>
    shape instanceof z.ZodObject ? Object.keys(shape.shape) : [];
  const plain = (paths: readonly string[]) => [...new Set(paths.map((path) => path.replace(/\[\].*$/, "")))];

  test.each(entries)("[$id] travels where the documents put it", ({ call, query, body, form }) => {
    // Where they do not say, the backend takes every place and the gateway picks one.
    if (call.anyLocation) return;
    expect(names(call.query)).toEqual(expect.arrayContaining(plain(query)));
    expect([...names(call.body), ...(call.form ?? [])]).toEqual(
      expect.arrayContaining(plain([...body, ...form])),
    );
  });

  /** Calls about calls share one list of parameters, which the documents print after the last of them (C-48). */
  const shared = entries.find(({ id }) => id === "API-108")?.query ?? [];

  test.each(entries)("[$id] needs nothing that no document names", ({ call, query, body, form }) => {
    const known = plain([...query, ...body, ...form, ...(call.path.includes("/video_call/") ? shared : [])]);
    for (const part of [call.query, call.body]) {
      if (!(part instanceof z.ZodObject)) continue;
      const needed = Object.entries(part.shape).filter(
        ([name, shape]) => !known.includes(name) && !takes(shape, undefined),
      );
      expect(needed.map(([name]) => name)).toEqual([]);
    }
  });
});
