import { describe, expect, test } from "vitest";
import { type RouteFacts, routeOf } from "../../../app/features/order-detail/logistics/route";

const NOTHING: RouteFacts = {
  ...{ steps: [], pickupAddress: null, address: "文三路90号" },
  ...{ isArrival: false, isPickedUp: false, isSignedIn: false, signInDistance: null },
};
const DEPOT = { pickupAddress: "城东物流园 3 号库" };
const STEPS = [
  { time: "2026-11-22 10:00:05", text: "到达杭州" },
  { time: "2026-11-21 22:30:00", text: "离开佛山" },
  { time: "昨天", text: "装车" },
  { time: "2026-11-20 08:00:00", text: "揽收" },
];
const route = (facts: Partial<RouteFacts> = {}) => routeOf({ ...NOTHING, ...facts });
/** Each place with what happened there; ✓ where the goods have been, → where they have left for the next. */
const drawn = (facts: Partial<RouteFacts>) =>
  route(facts).map(
    ({ name, note, isReached, isLeft }) =>
      `${name} ${note ?? "-"}${isReached ? " ✓" : ""}${isLeft ? " →" : ""}`,
  );

describe("[DETAIL-08] the route of the goods", () => {
  test("is the customer's address alone while nothing is known", () => {
    expect(route()).toEqual([
      {
        ...{ kind: "customer", name: "客户地址", text: "文三路90号" },
        ...{ note: "未到货", isReached: false, isLeft: false },
      },
    ]);
  });

  test("begins with the carrier's three newest steps, the oldest first", () => {
    expect(route({ steps: STEPS, ...DEPOT }).map(({ kind, name, text }) => [kind, name, text])).toEqual([
      ["step", "昨天", "装车"],
      ["step", "11-21 22:30", "离开佛山"],
      ["step", "11-22 10:00", "到达杭州"],
      ["depot", "提货点", "城东物流园 3 号库"],
      ["customer", "客户地址", "文三路90号"],
    ]);
  });

  test.each([
    ["2026-11-22 10:00", "2026-11-22 10:00"],
    ["于2026-11-22 10:00:05", "于2026-11-22 10:00:05"],
    ["2026-11-22 10:00:05.1", "2026-11-22 10:00:05.1"],
  ])("shows the time %s of a carrier as %s", (time, shown) => {
    expect(route({ steps: [{ time, text: "到达" }] })[0]?.name).toBe(shown);
  });

  const STEP = { steps: STEPS.slice(0, 1) };
  test.each<[string, Partial<RouteFacts>, string[]]>([
    ["on the way to the customer", STEP, ["11-22 10:00 - ✓ →", "客户地址 未到货"]],
    ["at the customer's", { ...STEP, isArrival: true }, ["11-22 10:00 - ✓", "客户地址 已到货 ✓"]],
    ["on the way to the depot", { ...STEP, ...DEPOT }, ["11-22 10:00 - ✓ →", "提货点 未到货", "客户地址 -"]],
    [
      "in the depot",
      { ...STEP, ...DEPOT, isArrival: true },
      ["11-22 10:00 - ✓", "提货点 已到货 ✓", "客户地址 -"],
    ],
    ["picked up", { ...DEPOT, isPickedUp: true }, ["提货点 师傅已提货 ✓ →", "客户地址 -"]],
    [
      "picked up, with steps",
      { ...STEP, ...DEPOT, isPickedUp: true },
      ["11-22 10:00 - ✓", "提货点 师傅已提货 ✓ →", "客户地址 -"],
    ],
    [
      "brought by the master",
      { ...DEPOT, isArrival: true, isPickedUp: true, isSignedIn: true },
      ["提货点 师傅已提货 ✓", "客户地址 师傅已签到 ✓"],
    ],
    [
      "with the master, who passed the depot without a word",
      { ...STEP, ...DEPOT, isSignedIn: true },
      ["11-22 10:00 - ✓", "提货点 未到货 ✓", "客户地址 师傅已签到 ✓"],
    ],
    [
      "with a master who signed in",
      { isSignedIn: true, signInDistance: "80 米" },
      ["客户地址 师傅已签到，距地址 80 米 ✓"],
    ],
  ])("of goods %s", (_what, facts, wanted) => {
    expect(drawn(facts)).toEqual(wanted);
  });

  test("marks the newest step alone as the one that the goods have left", () => {
    expect(drawn({ steps: STEPS.slice(0, 2) })).toEqual([
      "11-21 22:30 - ✓",
      "11-22 10:00 - ✓ →",
      "客户地址 未到货",
    ]);
  });
});
