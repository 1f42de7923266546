import { describe, expect, test } from "vitest";
import { markupSteps } from "../../backend/src/modules/markups/markup-steps";
import { decide } from "../../backend/src/modules/orders/lifecycle/decide";
import { addMonth, formatTime, parseTime } from "../../backend/src/shared/clock";

/** One calendar month later, by Shanghai's calendar. */
const TABLE: [from: string, to: string][] = [
  ["2026-01-31 12:00:00", "2026-02-28 12:00:00"],
  ["2028-01-31 12:00:00", "2028-02-29 12:00:00"],
  ["2026-01-30 12:00:00", "2026-02-28 12:00:00"],
  ["2026-01-29 12:00:00", "2026-02-28 12:00:00"],
  ["2028-01-30 12:00:00", "2028-02-29 12:00:00"],
  ["2026-01-28 12:00:00", "2026-02-28 12:00:00"],
  ["2026-02-28 12:00:00", "2026-03-28 12:00:00"],
  ["2028-02-29 12:00:00", "2028-03-29 12:00:00"],
  ["2100-01-31 12:00:00", "2100-02-28 12:00:00"],
  ["2026-03-31 12:00:00", "2026-04-30 12:00:00"],
  ["2026-05-31 12:00:00", "2026-06-30 12:00:00"],
  ["2026-06-30 12:00:00", "2026-07-30 12:00:00"],
  ["2026-07-31 12:00:00", "2026-08-31 12:00:00"],
  ["2026-08-31 23:59:59", "2026-09-30 23:59:59"],
  ["2026-10-31 00:00:00", "2026-11-30 00:00:00"],
  ["2026-11-30 12:00:00", "2026-12-30 12:00:00"],
  ["2026-12-31 12:00:00", "2027-01-31 12:00:00"],
  ["2026-12-01 00:00:00", "2027-01-01 00:00:00"],
  // In UTC these are still the day, or the month, before.
  ["2026-03-01 00:30:00", "2026-04-01 00:30:00"],
  ["2026-01-31 07:59:59", "2026-02-28 07:59:59"],
  ["2026-03-31 00:00:00", "2026-04-30 00:00:00"],
];

describe("one calendar month", () => {
  test.each(TABLE)("[R20] after %s is %s", (from, to) => {
    expect(formatTime(addMonth(parseTime(from)))).toBe(to);
  });

  test.each(TABLE)(
    "[R20] [CONST-30] [MARK-13] a markup may be requested and paid until a month after %s and not from then on",
    (from, to) => {
      const facts = {
        expiresAt: 0,
        isArrival: true,
        isNeedTakeDelivery: false,
        verifType: "NOT",
        isAcceptance: 1,
        acceptanceDueAt: null,
        acceptanceDelayDays: 0,
        acceptedAt: parseTime(from),
        payWay: "WALLET",
        refundStatus: null,
        isGoodsAbnormal: false,
        solveExceptionWay: null,
        bidding: null,
        biddingEndsAt: null,
        editRequest: null,
      } as const;
      const end = parseTime(to);
      for (const step of [markupSteps.request_markup, markupSteps.markup]) {
        expect(decide("SUCCESS", step, { ...facts, now: end - 1 })).toMatchObject({ ok: true });
        expect(decide("SUCCESS", step, { ...facts, now: end })).toEqual({ ok: false, reason: "MARKUP_OVER" });
      }
    },
  );
});
