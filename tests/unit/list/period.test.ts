import { describe, expect, test } from "vitest";
import { inOrder, secondsOf } from "../../../app/features/list/period";

describe("a period of the address", () => {
  test("[LIST-21] changes its days when it ends before it begins, and keeps the other filters", () => {
    expect(inOrder({ startTime: "2026-11-23", endTime: "2026-11-20", type: "RECHARGE" })).toStrictEqual({
      startTime: "2026-11-20",
      endTime: "2026-11-23",
      type: "RECHARGE",
    });
  });

  test.each([
    { startTime: "2026-11-20", endTime: "2026-11-23" },
    { startTime: "2026-11-20", endTime: "2026-11-20" },
    { startTime: "2026-11-20" },
    { endTime: "2026-11-20" },
    {},
  ])("stays as it is: %j", (filter) => {
    expect(inOrder(filter)).toBe(filter);
  });

  test("[LIST-21] [CONST-34] lasts from the first second to the last one in Shanghai, and may be open", () => {
    expect(secondsOf({ startTime: "2026-11-20", endTime: "2026-11-23" })).toStrictEqual({
      from: "2026-11-20T00:00:00+08:00",
      to: "2026-11-23T23:59:59+08:00",
    });
    expect(secondsOf({})).toStrictEqual({ from: null, to: null });
  });
});
