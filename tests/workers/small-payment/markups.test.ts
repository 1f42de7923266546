import { beforeEach, describe, expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { createMarkup, operate } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";
import { newestId } from "../markups/support";
import { messagesOf, readSmall, setSmall } from "./support";

const life = withOneLife(1_000_000);
let orderId = 0;
beforeEach(async () => {
  orderId = await life.orderIn("WAIT_INSTALL");
  await setSmall(life.backend, life.account, 50);
});

const held = () => balanceOf(`escrow:${orderId}`);
const used = async () => (await readSmall(life.backend, life.account)).usedToday;
const payMarkup = async (amount: number) => {
  const { data } = await createMarkup(life.subjectOf(orderId), { amount });
  return life.call("POST", `/order/api/markup/${data}/pay?payWay=WALLET`);
};
const report = async () => {
  const json = { orderId, abnormalType: "货物缺件", description: "少一块层板" };
  await life.call("POST", "/order/api/abnormal/add", json);
  return newestId("abnormal_records", orderId);
};
const handle = (orderAbnormalId: number, additionalFee: number) =>
  life.call("POST", "/order/api/abnormal/add_abnormal_record", {
    orderAbnormalId,
    status: "FOLLOWING_UP",
    content: "补差价",
    isMarkup: true,
    additionalFee,
  });

describe("without a password", () => {
  test("[S48] a markup is paid up to the limit, counted and told; above it the password is asked for", async () => {
    const before = await held();
    expect((await payMarkup(50.01)).code).toBe(4310);
    expect((await payMarkup(50)).code).toBe(0);
    expect(await held()).toBe(before + 5_000);
    expect(await used()).toBe(50);
    expect(await messagesOf(life.account, "小额免密支付成功")).toMatchObject([
      { content: expect.stringContaining("的加价已通过小额免密从钱包支付¥50.00"), associated_id: orderId },
    ]);
  });

  test("a master's markup request is paid as well", async () => {
    const wanted = { amount: 20, markupType: "爬楼费", remark: "电梯停用" };
    await operate(life.backend, "POST", `/operator/api/order/${orderId}/request_markup`, wanted);
    const number = `JJ${await newestId("markups", orderId)}`;
    const json = { payWay: "WALLET" };
    expect((await life.call("POST", `/order/api/markup/${number}/request_pay`, json)).code).toBe(0);
    expect(await used()).toBe(20);
  });

  test("[S48] the fee of an exception is paid with it, or nothing of it happens", async () => {
    const [id, before] = [await report(), await held()];
    expect((await handle(id, 50.01)).code).toBe(4310);
    expect(await held()).toBe(before);
    expect((await handle(id, 8.5)).code).toBe(0);
    expect(await held()).toBe(before + 850);
    expect(await used()).toBe(8.5);
    expect((await life.readOrder(orderId)).markupAmount).toBe(8.5);
  });
});
