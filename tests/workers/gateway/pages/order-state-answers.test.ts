import { expect, test } from "vitest";
import { answerTo } from "./operation-rows";
import { AT, ONE, SHOWN_AT, withOrder } from "./order-backend";

const DONE = { orderType: "GENERAL", status: "WAIT_ACCEPT", acceptTimeStr: "2026-11-24 08:00:00" };
const TO_ACCEPT = '"actions":["ACCEPT","REJECT","DELAY_ACCEPTANCE"';
const AT_WORK = { orderType: "GENERAL", status: "WAIT_INSTALL", assignWorkerTime: AT };
/** What is offered about an order at which a master works. */
const OFFERED_AT_WORK =
  '"actions":["REQUEST_REFUND","ADD_EXCEPTION","MARKUP","CALL","ADD_FOLLOW_UP","COMPLAIN"]';

/** The row, the detail and the acceptance page show an order's status and actions, each by an operation of its own. */
test.each([
  ["ACT-01", { orderType: "GENERAL", status: "WAIT_PAY" }, '"actions":["PAY","CANCEL","ADD_FOLLOW_UP"]'],
  ["ACT-03", { status: "CLOSE", statusName: "订单关闭" }, '"statusName":"订单关闭"'],
  ["ACT-04", { status: "WAIT_PAY" }, '"expiresAt":"2026-11-21T16:30:00+08:00"'],
  ["ACT-06", { status: "WAIT_VERIF" }, '"nextStep":"等待师傅完成核销，核销后才能验收"'],
  ["ACT-06", { status: "WAIT_VERIF" }, '"blockedActions":[{"action":"ACCEPT","reason":"等待师傅完成核销'],
  ["ACT-07", DONE, '"acceptanceDueAt":"2026-11-24T08:00:00+08:00"'],
  ["ACT-07", DONE, TO_ACCEPT],
  ["ACT-08", DONE, TO_ACCEPT],
  ["ACT-09", { ...DONE, acceptanceDelayDays: 1 }, '"isAcceptanceDelayed":true'],
  ["ACT-09", { ...DONE, acceptanceDelayDays: 1 }, '"acceptanceDueAt":"2026-11-24T08:00:00+08:00"'],
  ["ACT-10", { ...DONE, isAcceptance: 0 }, '"nextStep":"等待师傅重新拍摄完工照片，之后再验收"'],
  ["ACT-10", { ...DONE, isAcceptance: 0 }, '"blockedActions":[{"action":"ACCEPT","reason":"等待师傅重新拍照'],
  ["ACT-11", { status: "SUCCESS" }, '"actions":["EVALUATE"'],
  ["ACT-12", { status: "SUCCESS", statusName: "订单完成" }, '"displayStatus":"交易成功"'],
  ["ACT-13", { status: "CLOSE", statusName: "订单关闭" }, '"displayStatus":"交易关闭"'],
  ["ACT-17", DONE, TO_ACCEPT],
  ["ACT-18", AT_WORK, OFFERED_AT_WORK],
  ["ACT-19", AT_WORK, OFFERED_AT_WORK],
  ["ACT-21", { ...AT_WORK, orderType: "TIMELY" }, '"MARKUP_CALL"'],
  ["ACT-22", AT_WORK, OFFERED_AT_WORK],
  ["ACT-24", AT_WORK, OFFERED_AT_WORK],
  ["ENUM-01", { status: "WAIT_VERIF" }, '"status":"WAIT_VERIF"'],
  ["LIST-27", { ...AT_WORK, isGoodsAbnormal: true }, '"kind":"EXCEPTION"'],
  ["LIST-31", AT_WORK, OFFERED_AT_WORK],
  ["LIST-33", { ...AT_WORK, openMarkup: { source: "WORKER", amount: 50 } }, '"kind":"MARKUP_REQUEST"'],
  ["LIST-37", AT_WORK, OFFERED_AT_WORK],
  ["LIST-39", AT_WORK, OFFERED_AT_WORK],
  ["CONST-12", { status: "WAIT_PAY" }, '"expiresAt":"2026-11-21T16:30:00+08:00"'],
  ["CONST-29", { ...DONE, acceptanceDelayDays: 1 }, '"isAcceptanceDelayed":true'],
  ["ENT-13", { status: "WAIT_PAY" }, '"expiresAt":"2026-11-21T16:30:00+08:00"'],
  ["ENT-13", DONE, '"acceptanceDueAt":"2026-11-24T08:00:00+08:00"'],
  ["ENT-13", { ...DONE, acceptanceDelayDays: 1 }, '"isAcceptanceDelayed":true'],
  ["ENT-13", { ...DONE, isAcceptance: 0 }, '"nextStep":"等待师傅重新拍摄完工照片，之后再验收"'],
])("[%s] list, detail and acceptance of an order with %j are answered with %s", async (_id, facts, part) => {
  for (const [name, variables] of [
    ["OrderList", { page: 1, pageSize: 6 }],
    ["OrderDetail", ONE],
    ["AcceptancePage", ONE],
  ] as const) {
    expect(JSON.stringify(await answerTo(name, variables, withOrder(facts))), name).toContain(part);
  }
});

test("[ACT-10] the acceptance page is answered with whether the master has to photograph again", async () => {
  const { order } = await answerTo("AcceptancePage", ONE, withOrder({ ...DONE, isAcceptance: 0 }));
  expect(order.awaitsNewPhotos).toBe(true);
});

test("[REFUND-01] list and detail are answered with the refund by its form for an order that a master has before the visit is arranged", async () => {
  const answers = withOrder({ status: "RECEIVING_ORDER", assignWorkerTime: AT });
  const { viewer } = await answerTo("OrderList", { page: 1, pageSize: 6 }, answers);
  const { order } = await answerTo("OrderDetail", ONE, answers);
  for (const { actions } of [viewer.orders.nodes[0], order]) {
    expect(actions).toContain("REQUEST_REFUND");
    expect(actions).not.toContain("REFUND");
  }
});

test("[ACT-27] the list is answered with whether the master collects the goods of an order", async () => {
  const answers = withOrder({ isNeedTakeDelivery: true });
  const { viewer } = await answerTo("OrderList", { page: 1, pageSize: 6 }, answers);
  expect(viewer.orders.nodes).toMatchObject([{ needsPickup: true }]);
});

test("[LIST-05] the list is answered with the latest note of each order", async () => {
  const answers = withOrder({ latestFollow: { content: "改到周日", createTime: AT, total: 2 } });
  const { viewer } = await answerTo("OrderList", { page: 1, pageSize: 6 }, answers);
  const latestFollowUp = { content: "改到周日", createdAt: SHOWN_AT, total: 2 };
  expect(viewer.orders.nodes).toMatchObject([{ latestFollowUp }]);
});
