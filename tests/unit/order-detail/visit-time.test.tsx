import { expect, test } from "vitest";
import { visitInWords } from "../../../app/features/order-detail/head/visit-words";
import { knownDistance } from "../../../app/features/order-detail/logistics/places";

const NOW = Date.parse("2026-11-22T09:30:00+08:00");
type Order = Parameters<typeof visitInWords>[0];

/** An order whose master is to come at a time, or has no appointment yet. */
function order(appointmentAt: string | null, facts: Partial<Order> = {}): Order {
  return {
    status: appointmentAt ? "WAIT_INSTALL" : "WAIT_APPOINTMENT",
    expectedAt: null,
    appointmentAt,
    servicePeriods: [],
    visitDueAt: appointmentAt,
    service: { pickUp: null, signIn: null },
    ...facts,
  };
}
const at = (day: string, time: string) => `2026-11-${day}T${time}:00+08:00`;
const said = (subject: Order) => {
  const { words, note } = visitInWords(subject, NOW);
  return `${words}｜${note}`;
};

test.each([
  ["22", "14:00", "预计 今天 14:00｜已与师傅约定，还有 4 小时"],
  ["23", "09:00", "预计 明天 09:00｜已与师傅约定，还有 23 小时"],
  ["24", "00:30", "预计 后天 00:30｜已与师傅约定，还有 1 天"],
  ["27", "09:00", "预计 11-27 09:00｜已与师傅约定，还有 4 天"],
  ["22", "09:00", "约定 今天 09:00｜已过约定时间，师傅还没有签到"],
  ["21", "15:00", "约定 11-21 15:00｜已过约定时间，师傅还没有签到"],
])("[DETAIL-01] [U28] of a master who is to come on the %s at %s it says %s", (day, time, words) => {
  expect(said(order(at(day, time)))).toBe(words);
});

test("[DETAIL-01] [U28] nothing is expected before an appointment, while a refund is decided about, and once the master was there", () => {
  expect(said(order(null))).toBe("待预约｜师傅接单后预约");
  expect(said(order(null, { expectedAt: at("23", "09:00") }))).toBe("2026-11-23 09:00｜期望时间");
  expect(said(order(at("22", "14:00"), { visitDueAt: null }))).toBe("2026-11-22 14:00｜已与师傅约定");
  const came = { pickUp: null, signIn: { at: at("22", "09:10") } };
  const arrived = order(at("22", "09:00"), { status: "WAIT_COMPLETE", service: came });
  expect(said(arrived)).toBe("11-22 09:10 已上门｜约定 11-22 09:00");
});

test("[U28] a distance is told only when it is known, and says how it was measured", () => {
  const places = (pickupDistance: number | null, isDrivingDistance = false) =>
    ({ address: null, pickup: null, signIn: null, pickupDistance, isDrivingDistance, route: [] }) as never;
  expect(knownDistance(places(null))).toBeNull();
  expect(knownDistance(places(12.3))).toBe("12.30 km（直线距离）");
  expect(knownDistance(places(15, true))).toBe("15.00 km（驾车距离）");
});

test("[DETAIL-01] [U28] a window that was wished for, and one that the appointment keeps to, are said with their end", () => {
  const servicePeriods = [{ date: "2026-11-24", startTime: "09:00:00", endTime: "12:00:00" }];
  const expectedAt = at("24", "09:00");
  expect(said(order(null, { expectedAt, servicePeriods }))).toBe("2026-11-24 09:00–12:00｜期望时间");
  expect(said(order(at("24", "10:00"), { expectedAt, servicePeriods }))).toMatch(/^预计 后天 10:00–12:00｜/);
});
