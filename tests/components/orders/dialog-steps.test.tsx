import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { SolveActions } from "../../../app/features/abnormal/solve-actions";
import { dayTitle } from "../../../app/features/dashboard/visits/calendar-month";
import { VisitCalendar } from "../../../app/features/dashboard/visits/visit-calendar";
import { AddressPreview } from "../../../app/features/map/address-preview";
import { ArrivalForm } from "../../../app/features/order-steps/arrival-form";
import { MAP_TILES_PATH } from "../../../schema/rules/catalog/map-tiles";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const SOLVED = { SolveException: { answer: { __typename: "ExceptionSolved" } } };
const ABNORMAL = {
  id: "5",
  type: "GENERAL",
  status: "WAIT_INSTALL",
  isGoodsAbnormal: true,
  totalAmount: 12_855,
  blockedActions: [],
  service: { workerCash: 3_000 },
};

test("[ABN-06] the normal service goes on after a yes, and the page leads back", async () => {
  const network = graphNetwork(SOLVED);
  const { user, address } = render(<SolveActions order={ABNORMAL as never} />, { from: "/user/order" });
  await user.click(screen.getByRole("button", { name: "继续正常服务" }));
  const yes = await screen.findByRole("button", { name: "确定" });
  expect(network.sent).toEqual([]);
  expect(address()).toBe("/page");
  await user.click(yes);
  expect(await screen.findByText("处理成功")).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/user/order"));
  expect(network.sentTo("SolveException")).toEqual([{ orderId: "5", way: "NORMAL" }]);
});

test("[ABN-04] [ERR-18] the page's subsidy for goods that go back is at most what is held for the master", async () => {
  const network = graphNetwork(SOLVED);
  const { user } = render(<SolveActions order={ABNORMAL as never} />);
  await user.click(screen.getByRole("button", { name: "退货退款" }));
  const field = await screen.findByLabelText(/师傅补贴费/);
  const send = async (allowance: string) => {
    await user.clear(field);
    await user.type(field, allowance);
    await user.click(screen.getByRole("button", { name: "申请退货退款" }));
  };
  await send("30.01");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(network.sent).toEqual([]);
  await send("30");
  expect(await screen.findByText("处理成功")).toBeTruthy();
  expect(network.sentTo("SolveException")).toEqual([
    { orderId: "5", way: "BACK", allowance: 3_000, description: "" },
  ]);
});

describe("the arrival of goods that a master collects", () => {
  const KNOWN = {
    needsPickup: true,
    provinceName: "浙江省",
    cityName: "杭州市",
    areaName: "西湖区",
    logisticsNo: "DPK1",
    logisticsPhone: "95353",
    logisticsCompany: null,
    pickupCode: null,
    pickupAddress: "城东物流园 3 号库",
  };
  const TILES = { url: "https://tiles.test/{z}/{x}/{y}", attribution: "©", system: "gcj02" };
  const POINT = { lng: 120.2, lat: 30.3 };

  /** The network with a map that puts addresses there, or is away. */
  const network = (addressLocation: object | null | Error) =>
    graphNetwork(
      {
        AddressLocation: addressLocation instanceof Error ? addressLocation : { addressLocation },
        PointAddress: { pointAddress: "杭州市上城区城东物流园" },
        LogisticsCompanies: { logisticsCompanies: [] },
        ConfirmArrival: { answer: { __typename: "ArrivalConfirmed" } },
      },
      { [MAP_TILES_PATH]: () => Response.json(TILES) },
    );
  const openForm = () => {
    return render(<ArrivalForm orderId="5" order={KNOWN as never} onClose={vi.fn()} />, {
      about: ["Order:5"],
    });
  };
  const arrive = async () => {
    const { user, reloads } = openForm();
    await user.click(screen.getByRole("button", { name: "确认到货" }));
    await waitFor(() => expect(reloads()).toBe(1));
  };

  test("[ACT-30] [LOG-02] is sent with the place that the map has found for the address", async () => {
    const { sentTo } = network(POINT);
    await arrive();
    expect(sentTo("AddressLocation")).toContainEqual({ address: "浙江省杭州市城东物流园 3 号库" });
    expect(sentTo("ConfirmArrival")).toMatchObject([
      { input: { orderId: "5", logisticsNo: "DPK1", pickupLng: 120.2, pickupLat: 30.3 } },
    ]);
  });

  test("[LOG-02] shows the place of its address, and while another is typed none, until typing has paused", async () => {
    const { sentTo } = network(POINT);
    openForm();
    const place = /^地图位置：杭州市上城区城东物流园附近$/;
    expect(await screen.findByText(place)).toBeTruthy();
    const asked = sentTo("AddressLocation").length;
    const field = screen.getByRole("textbox", { name: /^提货地址/ });
    for (const value of ["城西", "城西物流园", "城西物流园 1 号"]) {
      fireEvent.change(field, { target: { value } });
      expect(screen.queryByText(place)).toBeNull();
    }
    expect(await screen.findByText(place)).toBeTruthy();
    expect(sentTo("AddressLocation").slice(asked)).toEqual([{ address: "浙江省杭州市城西物流园 1 号" }]);
  });

  test("[LOG-02] [LOG-03] [API-111] the preview names where the map puts the address, among its streets where there are tiles", async () => {
    const { sentTo } = network(POINT);
    render(<AddressPreview name="提货地址" address="浙江省杭州市城东物流园" />);
    expect(await screen.findByText("地图位置：杭州市上城区城东物流园附近")).toBeTruthy();
    expect(sentTo("PointAddress")).toEqual([POINT]);
    const map = await screen.findByRole("application", { name: /^提货地址的地图/ });
    expect(within(map).getByText("提货地址").dataset.tone).toBe("warning");
    expect(within(map).getByText("©")).toBeTruthy();
    const [tile] = map.querySelectorAll("img");
    expect(tile?.src).toBe("https://tiles.test/10/853/421");
  });

  test("[LOG-02] the preview shows nothing for an address that the map does not know", async () => {
    const { sentTo } = network(null);
    render(<AddressPreview name="提货地址" address="不知道的地方" />);
    await waitFor(() => expect(sentTo("AddressLocation")).toEqual([{ address: "不知道的地方" }]));
    // What the map has answered is shown by now.
    await act(async () => undefined);
    expect(screen.queryByText(/地图位置/)).toBeNull();
    expect(screen.queryByRole("application")).toBeNull();
  });

  test("[R28] is sent without one when the map is away", async () => {
    const { sentTo } = network(new Error("away"));
    await arrive();
    expect(sentTo("ConfirmArrival")).toMatchObject([
      { input: { orderId: "5", pickupLng: null, pickupLat: null } },
    ]);
  });
});

test("[HOME-14] the calendar of visits goes a month back and forth, and back to today", async () => {
  const network = graphNetwork({
    HomeVisitDays: { viewer: { visitDays: [] } },
    HomeDayVisits: { viewer: { orders: { nodes: [], total: 0 } } },
  });
  const { user } = render(<VisitCalendar serverNow="2026-11-22T10:00:00+08:00" />);
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  const month = (name: string) => screen.getByRole("heading", { level: 2, name });
  expect(month("2026年11月")).toBeTruthy();
  await press("下一月");
  await press("下一月");
  expect(month("2027年1月")).toBeTruthy();
  await press("回到今天");
  expect(month("2026年11月")).toBeTruthy();
  await press("上一月");
  expect(month("2026年10月")).toBeTruthy();
  expect(screen.getByRole("region", { name: `${dayTitle("2026-11-22")}的上门` })).toBeTruthy();
  const offsets = network.sentTo("HomeVisitDays").map(({ monthOffset }) => monthOffset);
  expect(offsets.filter((offset, at) => offset !== offsets[at - 1])).toEqual([0, 1, 2, 0, -1]);
});
