import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { BidCard } from "../../../app/features/bids/bid-card";
import { TodoRow } from "../../../app/features/dashboard/todos/todo-row";
import { VisitCalendar } from "../../../app/features/dashboard/visits/visit-calendar";
import { announceChanges } from "../../../app/lib/graphql/page-client";
import { HOUR } from "../../../schema/rules/time";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { eventually } from "../../support/eventually";
import { shownOrder } from "../../unit/orders/shown-order";

afterEach(() => void vi.useRealTimers());

test("[HOME-14] [HOME-15] [API-044] a page that is open as the month ends counts months from the new one", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const answer = Promise.withResolvers<object>();
  const answerLate = () => answer.promise;
  const network = graphNetwork({
    HomeVisitDays: { viewer: { visitDays: [{ date: "2026-11-25", count: 3 }] } },
    HomeDayVisits: { viewer: { orders: { nodes: [], total: 0 } } },
  });
  render(<VisitCalendar serverNow="2026-11-30T17:00:00+08:00" />);
  await eventually(() => expect(screen.getByRole("button", { name: /25日.*3 单上门/ })).toBeTruthy());
  const offsets = () => network.sentTo("HomeVisitDays").map(({ monthOffset }) => monthOffset);
  act(() => void vi.advanceTimersByTime(16 * HOUR));
  await eventually(() => expect(offsets()).toEqual([0, -1]));
  network.answer({ HomeVisitDays: answerLate });
  fireEvent.click(screen.getByRole("button", { name: "下一月" }));
  expect(screen.getByRole("button", { current: "date" }).textContent).toBe("1");
  expect(screen.queryByRole("button", { name: /没有上门/ })).toBeNull();
  answer.resolve({ viewer: { visitDays: [{ date: "2026-12-01", count: 1 }] } });
  await eventually(() => expect(screen.getByRole("button", { name: /12月1日.*1 单上门/ })).toBeTruthy());
  expect(offsets()).toEqual([0, -1, 0]);
});

test("[HOME-13] [HOME-15] after the month's end a change of an order leaves the counts while they are read again", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const visitDays = [{ date: "2026-11-25", count: 3 }];
  const network = graphNetwork({
    HomeVisitDays: { viewer: { visitDays } },
    HomeDayVisits: { viewer: { orders: { nodes: [], total: 0 } } },
  });
  render(<VisitCalendar serverNow="2026-11-30T17:00:00+08:00" />);
  const counted = (count: number) =>
    screen.queryByRole("button", { name: new RegExp(`25日.*${count} 单上门`) });
  await eventually(() => expect(counted(3)).toBeTruthy());
  act(() => void vi.advanceTimersByTime(16 * HOUR));
  const asked = () => network.sentTo("HomeVisitDays").length;
  await eventually(() => expect([asked(), counted(3) !== null]).toEqual([2, true]));
  const answer = Promise.withResolvers<object>();
  const answerLate = () => answer.promise;
  network.answer({ HomeVisitDays: answerLate });
  await act(async () => announceChanges(["Order"]));
  await eventually(() => expect(asked()).toBe(3));
  expect(counted(3)).toBeTruthy();
  answer.resolve({ viewer: { visitDays: [{ date: "2026-11-25", count: 4 }] } });
  await eventually(() => expect(counted(4)).toBeTruthy());
});

test("[U55] a thing to do that is due 今日 says its day from midnight on", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const expiresAt = "2026-12-02T08:00:00+08:00";
  const order = shownOrder({ status: "WAIT_PAY" }, { totalAmount: 38_934, expiresAt });
  render(<TodoRow kind="PAYMENT_DUE" order={order as never} serverNow="2026-12-02T07:00:00+08:00" />);
  expect(screen.getByText(/今日 08:00 自动关闭/)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(18 * HOUR));
  expect(screen.getByText(/12-02 08:00 自动关闭/)).toBeTruthy();
});

test("[U59] a master's earliest day is 明天 on the day before, and 今天 on the day itself", () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const master = {
    avatar: null,
    verifiedAt: null,
    stars: null,
    ratings: 0,
    finishedOrders: 0,
    name: "李师傅",
  };
  const bid = { id: "81", amount: 18_000, day: "2026-12-05", words: "", distance: null, isPicked: false };
  const shown = { ...bid, master, questions: [] };
  const now = "2026-12-04T17:00:00+08:00";
  render(<BidCard orderId="5" bid={shown as never} platformPrice={null} isOpen={false} serverNow={now} />);
  expect(screen.getByText("明天")).toBeTruthy();
  act(() => void vi.advanceTimersByTime(16 * HOUR));
  expect(screen.getByText("今天")).toBeTruthy();
});
