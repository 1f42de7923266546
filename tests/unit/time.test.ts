import { describe, expect, test } from "vitest";
import { isDay, isoToTime, timeToIso } from "../../schema/rules/time";

describe("moments between GraphQL and REST", () => {
  test("the REST API's time is Shanghai time", () => {
    expect(timeToIso("2026-11-20 16:30:00")).toBe("2026-11-20T16:30:00+08:00");
  });

  test.each([
    ["2026-11-20T16:30:00+08:00", "2026-11-20 16:30:00"],
    ["2026-11-20T08:30:00Z", "2026-11-20 16:30:00"],
    ["2026-12-31T16:00:00.000Z", "2027-01-01 00:00:00"],
    ["2026-11-20T16:30+08:00", "2026-11-20 16:30:00"],
  ])("%s is %s in Shanghai", (iso, rest) => {
    expect(isoToTime(iso)).toBe(rest);
  });

  test.each(["2026-11-20 16:30:00", "2026-11-20", "2026-13-40T00:00:00Z", "now", "", "2026-11-20T16:30:00"])(
    "%j is refused, because it names no single moment",
    (text) => {
      expect(() => isoToTime(text)).toThrow(RangeError);
    },
  );
});

describe("days of the calendar", () => {
  test.each(["2026-11-20", "2028-02-29"])("%s is one", (text) => {
    expect(isDay(text)).toBe(true);
  });

  test.each([
    "2026-02-29",
    "2026-11-31",
    "2026-13-01",
    "2026-00-10",
    "2026-1-2",
    "2026-11-20 10:00:00",
    "today",
    "",
  ])("%j is none", (text) => {
    expect(isDay(text)).toBe(false);
  });
});
