import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { NoticeDialog } from "../../../app/features/dashboard/notices/notice-dialog";
import { VisitCalendar } from "../../../app/features/dashboard/visits/visit-calendar";
import { BulkAcceptDialog } from "../../../app/features/order-list/selection/bulk-accept-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const REASON = "操作太频繁，请稍后再试";
const refusal = () =>
  Response.json({ data: null, errors: [{ message: REASON, extensions: { code: 4029 } }] });
const ORDERS = [{ id: "5", orderNo: "26112015603984", customerName: "王小满" }];

test.each([
  ["日历", <VisitCalendar key="calendar" serverNow="2026-11-22T10:00:00+08:00" />],
  ["上门订单", <VisitCalendar key="visits" serverNow="2026-11-22T10:00:00+08:00" />],
  ["公告", <NoticeDialog key="notice" id="1" title="春节安排" onClose={() => undefined} />],
  ["完工照片", <BulkAcceptDialog key="photos" orders={ORDERS as never} onClose={() => undefined} />],
])("[GEN-12] %s that the platform refuses says why, and can be loaded again", async (what, element) => {
  const answers = { HomeVisitDays: refusal, HomeDayVisits: refusal, HomeNotice: refusal };
  graphNetwork({ ...answers, BulkAcceptPhotos: refusal });
  render(element);
  const said = await screen.findByText(`${what}加载失败：${REASON}`);
  const status = said.closest<HTMLElement>('[role="status"]');
  expect(status && within(status).getByRole("button", { name: "重试" })).toBeTruthy();
});
