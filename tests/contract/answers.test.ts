import { describe, expect, test } from "vitest";
import { z } from "zod";
import { calls, documentedEntries } from "../support/contract/documented-calls";
import { DOCUMENTED_ANSWERS, DOCUMENTED_VALUES } from "../support/contract/documented-fields";
import { answerFields } from "../support/graph/answer-fields";

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
  const answering = documentedEntries.filter(({ id, call }) => !call.file && !DOCUMENTED_VALUES.has(id));

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
