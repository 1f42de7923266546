import { describe, expect, test } from "vitest";
import { endInWords, periodsInWords } from "../../../app/features/orders/service-period";

const MORNING = { date: "2026-12-01", startTime: "09:00:00", endTime: "12:30:00" };
const OPEN = { date: "2026-12-02", startTime: "14:05:00", endTime: "23:59:59" };
/** Its seconds look like the minutes of an open end. */
const LATE = { date: "2026-12-03", startTime: "18:00:00", endTime: "20:23:59" };

describe("the times of a visit", () => {
  test.each([
    [[MORNING], "2026-12-01 09:00–12:30"],
    [[OPEN], "2026-12-02 14:05"],
    [[{ ...OPEN, endTime: "23:59" }], "2026-12-02 14:05"],
    [[{ ...OPEN, endTime: "23:58:59" }], "2026-12-02 14:05–23:58"],
    [[LATE], "2026-12-03 18:00–20:23"],
    [[OPEN, MORNING, LATE], "2026-12-02 14:05、2026-12-01 09:00–12:30、2026-12-03 18:00–20:23"],
    [[], null],
  ])("%j are told as %s", (periods, text) => {
    expect(periodsInWords(periods)).toBe(text);
  });

  test.each([
    [[MORNING, LATE], "–12:30"],
    [[OPEN, MORNING], ""],
    [[LATE], "–20:23"],
    [[], ""],
  ])("%j end with '%s'", (periods, text) => {
    expect(endInWords(periods)).toBe(text);
  });
});
