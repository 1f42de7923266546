import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DetailProvider } from "../../../app/features/order-detail/detail-context";
import { LogisticsTab } from "../../../app/features/order-detail/logistics/logistics-tab";
import { graphNetwork } from "../../support/components/graph-network";
import { loadedOrder } from "../../support/components/loaded-order";
import { render } from "../../support/components/render";

const STEPS = [{ __typename: "TrackStep", time: "2026-11-22 10:00:00", text: "到达【杭州转运中心】" }];
const TRACK = { waybillTrack: { __typename: "WaybillTrack", stateName: "运输中", steps: STEPS } };
const PLACES = {
  ...{ address: { lng: 120.15, lat: 30.28 }, pickup: { lng: 120.2, lat: 30.3 }, signIn: null },
  ...{ pickupDistance: 12.3456, isDrivingDistance: true, route: [] },
};

test("[LOG-03] [API-112] the map of the logistics has the road that the goods take", async () => {
  const [address, pickup] = [
    { lng: 120.15, lat: 30.28 },
    { lng: 120.2, lat: 30.3 },
  ];
  const places = {
    ...{ address, pickup, signIn: null, pickupDistance: 12.3456, isDrivingDistance: true },
    route: [pickup, { lng: 120.17, lat: 30.29 }, address],
  };
  const tiles = { url: "https://tiles.test/{z}/{x}/{y}.png", attribution: "地图", system: "gcj02" };
  graphNetwork(
    { OrderPlaces: { orderRecords: { places } }, WaybillTrack: { waybillTrack: null } },
    { "/map-tiles.json": () => Response.json(tiles) },
  );
  render(
    <DetailProvider order={loadedOrder({ isArrival: true })} serverNow="2026-11-22T09:00:00+08:00">
      <LogisticsTab />
    </DetailProvider>,
  );
  const map = await screen.findByRole("application", { name: /^物流地图/ });
  await waitFor(() => expect(map.querySelectorAll("path").length).toBe(1));
  expect(map.querySelector("path")?.getAttribute("stroke-dasharray")).toBeNull();
  expect(screen.getByText("12.35 km（驾车距离）")).toBeTruthy();
});

test("[DETAIL-09] [DETAIL-15] [DETAIL-08] [DETAIL-14] the tab of the logistics asks for the places and the waybill of its order, and says how far the goods are", async () => {
  const network = graphNetwork(
    { OrderPlaces: { orderRecords: { places: PLACES } }, WaybillTrack: TRACK },
    { "/map-tiles.json": () => Response.json(null) },
  );
  render(
    <DetailProvider order={loadedOrder({ isArrival: false })} serverNow="2026-11-22T09:00:00+08:00">
      <LogisticsTab />
    </DetailProvider>,
  );
  expect(await screen.findByText("12.35 km（驾车距离）")).toBeTruthy();
  const way = within(await screen.findByRole("list", { name: "物流路线" }));
  expect(way.getByText("城东物流园 3 号库")).toBeTruthy();
  expect(way.getByText("西湖区竞舟路 1 号")).toBeTruthy();
  expect((await screen.findAllByText("到达【杭州转运中心】")).length).toBeGreaterThan(1);
  expect(screen.getByText("运输中")).toBeTruthy();
  expect(network.sentTo("OrderPlaces")).toEqual([{ id: "5" }]);
  expect(network.sentTo("WaybillTrack")).toContainEqual({ number: "DPK36209" });
});

test("[DETAIL-16] [API-098] [ENT-22] a waybill that cannot be read again shows its steps neither in the list nor in the picture", async () => {
  const network = graphNetwork(
    { OrderPlaces: { orderRecords: { places: PLACES } }, WaybillTrack: TRACK },
    { "/map-tiles.json": () => Response.json(null) },
  );
  const { user } = render(
    <DetailProvider order={loadedOrder({ isArrival: false })} serverNow="2026-11-22T09:00:00+08:00">
      <LogisticsTab />
    </DetailProvider>,
  );
  const way = within(await screen.findByRole("list", { name: "物流路线" }));
  expect(await way.findByText("到达【杭州转运中心】")).toBeTruthy();

  const failed = () => Response.json({ data: null, errors: [{ message: "upstream" }] });
  network.answer({ WaybillTrack: failed });
  await user.click(screen.getByRole("button", { name: "刷新物流" }));
  expect(await screen.findByText("物流信息查询失败，请稍后再试")).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("到达【杭州转运中心】")).toBeNull());
  expect(way.getByText("城东物流园 3 号库")).toBeTruthy();
});
