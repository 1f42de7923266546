import { describe, expect, it } from "vitest";
import {
  dayByKey,
  dayTitle,
  monthsBetween,
  monthTitle,
  WEEKDAYS,
  weeksOf,
} from "../../../app/features/dashboard/visits/calendar-month";
import { addMonths, dayOf } from "../../../schema/rules/time";

describe("months of the visit calendar", () => {
  it("[HOME-13] have weeks from Sunday to Saturday, with every day in its place", () => {
    expect(WEEKDAYS[0]).toBe("日");
    expect(weeksOf("2026-11-22").map((week) => week.map((day) => day?.slice(8) ?? ""))).toEqual([
      ["01", "02", "03", "04", "05", "06", "07"],
      ["08", "09", "10", "11", "12", "13", "14"],
      ["15", "16", "17", "18", "19", "20", "21"],
      ["22", "23", "24", "25", "26", "27", "28"],
      ["29", "30", "", "", "", "", ""],
    ]);
    expect(weeksOf("2026-08-15")[0]).toEqual([null, null, null, null, null, null, "2026-08-01"]);
    expect(weeksOf("2026-08-15")).toHaveLength(6);
    expect(weeksOf("2026-02-01")).toHaveLength(4);
    expect(weeksOf("2028-02-01").flat().at(-5)).toBe("2028-02-29");
  });

  it("begin their days at midnight in China, wherever the browser is", () => {
    expect(dayOf(Date.parse("2026-11-30T15:59:59Z"))).toBe("2026-11-30");
    expect(dayOf(Date.parse("2026-11-30T16:00:00Z"))).toBe("2026-12-01");
  });

  it("[HOME-14] lead to the months around them, whose last day stands for a longer one", () => {
    expect(addMonths("2026-11-22", -1)).toBe("2026-10-22");
    expect(addMonths("2026-12-31", 1)).toBe("2027-01-31");
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
    expect(monthsBetween("2026-11-22", "2027-01-01")).toBe(2);
    expect(monthsBetween("2026-01-01", "2025-12-31")).toBe(-1);
  });

  it.each([
    ["ArrowLeft", "2026-11-30"],
    ["ArrowRight", "2026-12-02"],
    ["ArrowUp", "2026-11-24"],
    ["ArrowDown", "2026-12-08"],
    ["Home", "2026-11-29"],
    ["End", "2026-12-05"],
    ["PageUp", "2026-11-01"],
    ["PageDown", "2027-01-01"],
    ["a", null],
  ])("%s leads from 1 December to %s", (key, day) => {
    expect(dayByKey("2026-12-01", key)).toBe(day);
  });

  it("are told in words", () => {
    expect(monthTitle("2026-11-22")).toBe("2026年11月");
    expect(dayTitle("2026-11-22")).toBe("11月22日 星期日");
  });
});
