import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { eventsOf } from "../../support/messages";
import { withOneLife } from "../../support/orders/one-life";
import { newestId } from "./support";

const life = withOneLife(1_000_000);

/** An exception of a new order, and the two ways in which its customer handles it. */
async function reported() {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const exception = { orderId, abnormalType: "货物缺件", description: "少一块层板" };
  expect(await life.call("POST", "/order/api/abnormal/add", exception)).toMatchObject({ code: 0 });
  const orderAbnormalId = await newestId("abnormal_records", orderId);
  const handle = (status: string, fee: object = {}) =>
    life.call("POST", "/order/api/abnormal/add_abnormal_record", {
      ...{ orderAbnormalId, status, content: "已联系商家补发", ...fee },
    });
  const pay = (status: string, more: object = {}) =>
    handle(status, { isMarkup: true, additionalFee: 8.5, walletPassword: "246810", ...more });
  const record = async () =>
    (await life.call("GET", `/order/api/abnormal/list?mainOrderId=${orderId}`)).data.records[0];
  return { orderId, handle, pay, record };
}
const changes = async () => (await eventsOf(life.account)).filter((kind) => kind === "ORDER_CHANGED").length;

test("a handling without a fee is news to the customer's other windows", async () => {
  const { handle } = await reported();
  const before = await changes();
  expect(await handle("FOLLOWING_UP")).toMatchObject({ code: 0 });
  expect(await changes()).toBe(before + 1);
});

test("the remark of a paid fee ends between two characters of what was done", async () => {
  const { orderId, pay } = await reported();
  const content = `${"长".repeat(199)}😀和更多`;
  expect(await pay("FOLLOWING_UP", { content })).toMatchObject({ code: 0 });
  const remark = await env.DB.prepare("SELECT remark FROM markups WHERE order_id = ?")
    .bind(orderId)
    .first<string>("remark");
  expect(remark).toBe("长".repeat(199));
});

test("a finished exception is neither opened again nor paid for by a window that is out of date", async () => {
  const { orderId, handle, pay, record } = await reported();
  expect(await pay("PROCESSED")).toMatchObject({ code: 0 });
  const finished = await record();
  expect(finished).toMatchObject({ merchantStatus: "PROCESSED" });
  for (const late of [await handle("FOLLOWING_UP"), await handle("PROCESSED"), await pay("PROCESSED")]) {
    expect(late).toMatchObject({ code: 4009, message: "该异常已处理" });
  }
  expect(await record()).toEqual(finished);
  expect(await life.readOrder(orderId)).toMatchObject({ markupAmount: 8.5 });
});

test("[R1] of two windows that finish an exception at once, one does, with and without a fee", async () => {
  for (const isPaid of [false, true]) {
    const { orderId, handle, pay, record } = await reported();
    const finish = () => (isPaid ? pay("PROCESSED") : handle("PROCESSED"));
    const answers = await Promise.all([finish(), finish()]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 4009]);
    expect((await record()).orderAbnormalRecordList).toHaveLength(1);
    expect((await life.readOrder(orderId)).markupAmount).toBe(isPaid ? 8.5 : 0);
  }
});
