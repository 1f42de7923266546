import { expect, test } from "vitest";
import { speedFailures } from "../../../app/features/placement/checks/speed-issues";
import { freshDraft, freshItem, type OrderDraft } from "../../../app/features/placement/draft/order-draft";

const NOW = Date.parse("2026-11-28T12:00:00+08:00");
const FILLED_IN: Partial<OrderDraft> = {
  goodsTypeId: "1",
  serviceTypeId: "2",
  customerName: "王小满",
  customerPhone: "13800138000",
  areaPath: ["33", "3301", "330106"],
  address: "文三路90号",
  hasLift: true,
  isGoodsShown: true,
  items: [{ ...freshItem("a"), imageUrl: "/files/a.png", goodsTypeId: "12", name: "双人床" }],
  isArrival: false,
  contactName: "李四",
  contactPhone: "13800138001",
};
const failures = (change: Partial<OrderDraft> = {}) =>
  speedFailures({ ...freshDraft(() => "a", "TIMELY"), ...FILLED_IN, ...change }, NOW);
const PASSED = "2026-11-28T11:59:00+08:00";

test("an immediate order that is filled in has no error", () => {
  expect(failures()).toEqual([]);
});

test("the errors of an immediate order stand in the order of the page: recipient, time of the pickup, visit", () => {
  expect(
    failures({ customerName: "", takeDeliveryFee: true, transportAt: PASSED, expectedAt: PASSED }).map(
      ({ field }) => field,
    ),
  ).toEqual(["customerName", "transportAt", "expectedAt"]);
});

test("the time of a pickup counts when it is ordered", () => {
  expect(failures({ takeDeliveryFee: true, transportAt: PASSED })).toEqual([
    { field: "transportAt", message: "提货时间须晚于当前时间" },
  ]);
  expect(failures({ takeDeliveryFee: false, transportAt: PASSED })).toEqual([]);
});

test.each([
  ["without input", freshItem("a")],
  ["of an earlier order", { ...freshItem("a"), name: "双人床" }],
])("[PLACE-09] the second part is checked once it is shown: not with hidden goods %s", (_which, item) => {
  const hidden = { isGoodsShown: false, hasLift: null, items: [item], expectedAt: PASSED };
  expect(failures(hidden).map(({ field }) => field)).toEqual(["hasLift"]);
});
