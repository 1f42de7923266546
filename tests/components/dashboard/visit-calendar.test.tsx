import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { VisitCalendar } from "../../../app/features/dashboard/visits/visit-calendar";
import { announceChanges } from "../../../app/lib/graphql/page-client";
import { graphNetwork } from "../../support/components/graph-network";
import { loadedOrder } from "../../support/components/loaded-order";
import { render } from "../../support/components/render";

const visitDays = ({ monthOffset }: Record<string, unknown>) => ({
  viewer: {
    visitDays: monthOffset === 0 ? [{ date: "2026-11-25", count: 3 }] : [{ date: "2026-12-01", count: 1 }],
  },
});

function show() {
  const network = graphNetwork({
    HomeVisitDays: visitDays,
    HomeDayVisits: { viewer: { orders: { nodes: [], total: 0 } } },
  });
  return { ...render(<VisitCalendar serverNow="2026-11-22T10:00:00+08:00" />), network };
}

test("[HOME-13] [HOME-14] [HOME-15] [API-044] a month from Sunday on has its visits on their days, and so has the next", async () => {
  const { user } = show();
  const days = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
  expect(days).toEqual(["日", "一", "二", "三", "四", "五", "六"]);
  expect((await screen.findByRole("button", { name: /25日.*3 单上门/ })).textContent).toBe("253");
  expect(screen.getAllByRole("button", { name: /没有上门/ })).toHaveLength(29);
  await user.click(screen.getByRole("button", { name: "下一月" }));
  expect((await screen.findByRole("button", { name: /12月1日.*1 单上门/ })).textContent).toBe("11");
  await user.click(screen.getByRole("button", { name: "回到今天" }));
  expect(within(screen.getByRole("grid")).getByRole("button", { current: "date" }).textContent).toBe("22");
});

test("[HOME-15] [API-044] a day says nothing about visits that the backend does not count", async () => {
  const network = graphNetwork({
    HomeVisitDays: { viewer: { visitDays: null } },
    HomeDayVisits: { viewer: { orders: { nodes: [], total: 0 } } },
  });
  render(<VisitCalendar serverNow="2026-11-22T10:00:00+08:00" />);
  expect(screen.queryByRole("button", { name: /没有上门/ })).toBeNull();
  expect(await screen.findByText("这一天没有上门")).toBeTruthy();
  await waitFor(() => expect(network.sentTo("HomeVisitDays")).toHaveLength(1));
  expect(screen.getAllByRole("button", { name: /^11月\d+日[^，]*$/ })).toHaveLength(30);
  expect(screen.queryByText(/加载失败/)).toBeNull();
});

test("[R23] [HOME-15] visits that could not be read are a failure, and no day is without any", async () => {
  const errors = [{ message: "加载失败", path: ["viewer", "visitDays"], extensions: { code: 5001 } }];
  graphNetwork({
    HomeVisitDays: Response.json({ data: { viewer: { visitDays: null } }, errors }),
    HomeDayVisits: { viewer: { orders: { nodes: [], total: 0 } } },
  });
  render(<VisitCalendar serverNow="2026-11-22T10:00:00+08:00" />);
  expect(await screen.findByText(/日历加载失败/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /没有上门/ })).toBeNull();
});

test("[HOME-16] [API-027] [CONST-34] a day asks for the orders in service whose visit falls on it", async () => {
  const { user, network } = show();
  expect(await screen.findByText("这一天没有上门")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: /25日/ }));
  await screen.findByRole("heading", { name: /25日/ });
  expect(network.sentTo("HomeDayVisits")).toEqual(
    ["2026-11-22", "2026-11-25"].map((day) => ({
      from: `${day}T00:00:00+08:00`,
      to: `${day}T23:59:59+08:00`,
      pageSize: 10,
    })),
  );
});

test("[HOME-16] [HOME-12] a day lists its orders with the time of the visit, the earliest first", async () => {
  const order = (id: string, time: string) => ({
    ...loadedOrder(),
    ...{ id, orderNo: `2611201630000${id}`, appointmentAt: `2026-11-22T${time}:00+08:00` },
  });
  const nodes = [order("6", "14:30"), order("5", "09:00")];
  graphNetwork({ HomeVisitDays: visitDays, HomeDayVisits: { viewer: { orders: { nodes, total: 2 } } } });
  render(<VisitCalendar serverNow="2026-11-22T10:00:00+08:00" />);
  const list = await screen.findByRole("list", { name: "当天上门" });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/09:00 上门.*261120 1630 0005/),
    expect.stringMatching(/14:30 上门.*261120 1630 0006/),
  ]);
});

test("[HOME-13] [HOME-16] the calendar and its day are read again when an order has changed", async () => {
  const { network } = show();
  expect(await screen.findByText("这一天没有上门")).toBeTruthy();
  await act(async () => announceChanges(["Order"]));
  await waitFor(() => expect(network.sentTo("HomeVisitDays")).toHaveLength(2));
  expect(network.sentTo("HomeDayVisits")).toHaveLength(2);
});

test("[HOME-16] [API-027] a day with more visits than a page can have leads to the order list, the earliest visit first", async () => {
  const network = graphNetwork({
    HomeVisitDays: visitDays,
    HomeDayVisits: { viewer: { orders: { nodes: [loadedOrder()], total: 150 } } },
  });
  const { user } = render(<VisitCalendar serverNow="2026-11-22T10:00:00+08:00" />);
  for (let size = 20; size <= 100; size += 10) {
    await user.click(await screen.findByRole("button", { name: "再显示 10 单" }));
    await waitFor(() => expect(network.sentTo("HomeDayVisits").at(-1)).toMatchObject({ pageSize: size }));
  }
  const all = await screen.findByRole("link", { name: "在订单列表中查看全部 150 单" });
  expect(all.getAttribute("href")).toBe(
    "/user/order?status=INSERVICE&appointStartTime=2026-11-22&appointEndTime=2026-11-22&sort=APPOINTMENT_ASC",
  );
  expect(screen.queryByRole("button", { name: /再显示/ })).toBeNull();
});
