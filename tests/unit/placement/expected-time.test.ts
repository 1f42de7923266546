import { describe, expect, test } from "vitest";
import { splitExpectedTime, visitDays } from "../../../app/features/placement/visit/expected-time";
import {
  expectedTimeIssue,
  joinExpectedTime,
  windowEnds,
  windowIssue,
} from "../../../schema/rules/placing/expected-time";

/** 2026-11-20 23:30 in Shanghai, still 15:30 in UTC. */
const LATE = Date.UTC(2026, 10, 20, 15, 30);

describe("the expected time of a visit", () => {
  test("sixty days of Shanghai can be chosen, from today on", () => {
    expect(visitDays(LATE)).toEqual(["2026-11-20", "2027-01-18"]);
  });

  test("a day without a time begins at nine, or later today", () => {
    expect(joinExpectedTime("2026-11-21", "", LATE)).toBe("2026-11-21T09:00:00+08:00");
    const noon = Date.UTC(2026, 10, 20, 4, 10);
    expect(joinExpectedTime("2026-11-20", "", noon)).toBe("2026-11-20T13:00:00+08:00");
  });

  test("no day means no time", () => {
    expect(joinExpectedTime("", "10:00", LATE)).toBeNull();
    expect(splitExpectedTime(null)).toEqual({ date: "", time: "" });
  });

  test("it has to lie ahead in Shanghai", () => {
    expect(expectedTimeIssue("2026-11-20T20:00:00+08:00", LATE)).toBe("期望上门时间须晚于当前时间");
    expect(expectedTimeIssue("2026-11-21T08:00:00+08:00", LATE)).toBeNull();
    expect(expectedTimeIssue(null, LATE)).toBeNull();
  });

  test("it is an instant of Shanghai, and comes apart into the day and the time that were chosen", () => {
    const instant = joinExpectedTime("2026-11-21", "08:00", LATE);
    expect(instant).toBe("2026-11-21T08:00:00+08:00");
    expect(splitExpectedTime(instant)).toEqual({ date: "2026-11-21", time: "08:00" });
  });
});

describe("a window of a visit", () => {
  const at = (time: string, day = "21") => Date.parse(`2026-11-${day}T${time}:00+08:00`);

  test("ends later than it begins, at an hour of the same day", () => {
    expect(windowEnds("18:00")).toEqual(["19:00", "20:00", "21:00"]);
    expect(windowIssue(at("09:00"), at("12:00"))).toBeNull();
    expect(windowIssue(at("09:00"), null)).toBeNull();
    for (const [start, end] of [
      [at("12:00"), at("12:00")],
      [at("12:00"), at("09:00")],
      [at("09:00"), at("12:00", "22")],
      [null, at("12:00")],
    ] as const)
      expect(windowIssue(start, end)).toBe("期望时段的结束须晚于开始，且在同一天");
  });
});
