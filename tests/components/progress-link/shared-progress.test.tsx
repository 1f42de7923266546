import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SharedProgress } from "../../../app/features/progress-link/shared-progress";
import { render } from "../../support/components/render";

const DUE = "2026-11-28T09:00:00+08:00";
const NEXT = "师傅会按约定时间上门，请留人在家";
const OVERDUE = "约定的上门时间已过，如师傅还没有到，请联系商家";
const ORDER = {
  orderNo: "20261128000001",
  statusText: "待上门",
  nextStep: NEXT,
  visitDueAt: DUE,
  overdueStep: OVERDUE,
  isClosed: false,
  merchantName: "木屿家居",
  customerName: "张*",
  place: "上海市 徐汇区",
  serviceTypeName: "安装",
  items: [{ name: "衣柜", count: 1 }],
  workerName: "王师傅",
  workerVerifiedAt: null,
  assignedAt: null,
  expectedAt: null,
  completedAt: null,
  createdAt: "2026-11-25T09:00:00+08:00",
  appointmentAt: DUE,
};

test.each([
  ["before the appointed time the master is said to come", { at: -60_000, shown: NEXT, hidden: OVERDUE }],
  ["after it the recipient reads whom to ask", { at: 60_000, shown: OVERDUE, hidden: NEXT }],
])("[U64] %s", async (_, { at, shown, hidden }) => {
  const serverNow = new Date(Date.parse(DUE) + at).toISOString();
  render(<SharedProgress order={ORDER} serverNow={serverNow} />);
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.queryByText(hidden)).toBeNull();
});

test.each([
  ["[U64] an order that goes on is said to wait for its master", false, "安排中"],
  ["[U64] a cancelled order is not said to wait for a master", true, "无"],
])("%s", (_, isClosed, master) => {
  render(<SharedProgress order={{ ...ORDER, isClosed, workerName: null }} serverNow={DUE} />);
  expect(screen.getByText("服务师傅").nextElementSibling?.textContent?.trim()).toBe(master);
});
