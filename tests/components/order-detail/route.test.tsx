import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { RoutePicture } from "../../../app/features/order-detail/logistics/route-picture";
import { render } from "../../support/components/render";

const STEPS = [
  { time: "2026-11-22 10:00:00", text: "到达【杭州转运中心】" },
  { time: "2026-11-21 18:00:00", text: "离开【佛山分拨中心】" },
  { time: "2026-11-21 12:00:00", text: "到达【佛山分拨中心】" },
  { time: "2026-11-21 10:00:00", text: "已揽收" },
];

type Picture = Parameters<typeof RoutePicture>[0];

/** The places of the picture in their order, each in its words. */
function show(changes: Partial<Picture>, steps: typeof STEPS = []) {
  render(
    <RoutePicture
      track={{ steps } as never}
      pickupAddress="城东物流园 3 号库"
      address="西湖区竞舟路 1 号"
      isArrival
      isPickedUp={false}
      isSignedIn={false}
      signInDistance={null}
      distance="12.35 km"
      {...changes}
    />,
  );
  return within(screen.getByRole("list", { name: "物流路线" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

test("[DETAIL-09] the goods go from the depot over so many kilometres to the customer", () => {
  expect(show({})).toEqual(["提货点城东物流园 3 号库已到货12.35 km", "客户地址西湖区竞舟路 1 号"]);
});

test("[DETAIL-14] the carrier's three newest steps come before the depot, and the goods are behind the last of them", () => {
  expect(show({ isArrival: false }, STEPS)).toEqual([
    "11-21 12:00到达【佛山分拨中心】",
    "11-21 18:00离开【佛山分拨中心】",
    "货物在途11-22 10:00到达【杭州转运中心】",
    "提货点城东物流园 3 号库未到货12.35 km",
    "客户地址西湖区竞舟路 1 号",
  ]);
});

test("[DETAIL-09] collected goods are on the way to the customer, until the master has signed in there", () => {
  expect(show({ isPickedUp: true })[0]).toBe("货物在途提货点城东物流园 3 号库师傅已提货12.35 km");
});

test("[DETAIL-21] a master who has signed in is at the customer's, or so far from it", () => {
  const there = show({ isPickedUp: true, isSignedIn: true, signInDistance: "0.12 km" });
  expect(there).toEqual([
    "提货点城东物流园 3 号库师傅已提货12.35 km",
    "客户地址西湖区竞舟路 1 号师傅已签到，距地址 0.12 km",
  ]);
});

test("[DETAIL-09] goods that are not collected go to the customer without a depot and without kilometres", () => {
  expect(show({ pickupAddress: null, distance: null, isArrival: false }, STEPS.slice(3))).toEqual([
    "货物在途11-21 10:00已揽收",
    "客户地址西湖区竞舟路 1 号未到货",
  ]);
});
