import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { createMarkup, MASTER, PHOTO, payMarkup } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";

const life = withOneLife(1_000_000);

test("[API-097] [ENUM-22] [ABN-20] [MARK-04] the two lists of choices have texts and values; an unknown one is empty", async () => {
  const items = async (code: string) =>
    (await life.call("GET", `/common/api/dictItem/find_sys_dict_item?dictCode=${code}`)).data;
  for (const code of ["add_price_type", "abnormal_type"]) {
    expect((await items(code)).length).toBeGreaterThan(3);
    expect((await items(code))[0]).toEqual({
      id: expect.any(Number),
      itemText: expect.any(String),
      itemValue: expect.any(String),
    });
  }
  expect(await items("__proto__")).toEqual([]);
});

const report = (orderId: number, more: object = {}) =>
  life.call("POST", "/order/api/abnormal/add", {
    orderId,
    abnormalType: "货物缺件",
    description: "少一块层板",
    ...more,
  });

test.each([
  [{ abnormalType: "" }, "请选择异常类型"],
  [{ abnormalType: "天气" }, "请选择异常类型"],
  [{ description: " " }, "请输入异常描述"],
  [{ abnormalImage: Array(9).fill(PHOTO).join(",") }, "最多上传 8 张图片"],
])("[ABN-20] [ABN-21] [ABN-23] an exception is refused with %j", async (part, message) => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  expect(await report(orderId, part)).toMatchObject({ code: 4000, message });
});

test.each(["WAIT_PAY", "CLOSE"] as const)(
  "[ACT-18] an exception cannot be reported in %s",
  async (status) => {
    const orderId = await life.orderIn(status);
    expect((await report(orderId)).code).not.toBe(0);
  },
);

test("[ABN-19] an exception that the master speaks of names that master", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  expect((await report(orderId, { source: "WORKER" })).code).toBe(0);
  const { data } = await life.call("GET", `/order/api/abnormal/list?mainOrderId=${orderId}`);
  expect(data.records).toMatchObject([
    { source: "WORKER", sourceName: MASTER.name, sourcePhone: MASTER.phone, sourceWorkerId: MASTER.id },
  ]);
});

test("[ABN-19] the same report sent twice is one exception; with other pictures or of other goods it is another", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const [item] = (await life.readOrder(orderId)).orderItems;
  const count = async () =>
    (await life.call("GET", `/order/api/abnormal/list?mainOrderId=${orderId}`)).data.records.length;
  for (const [said, exceptions] of [
    [{}, 1],
    [{}, 1],
    [{ abnormalImage: PHOTO }, 2],
    [{ orderItemIds: `${item.id}` }, 3],
    [{ orderItemIds: `${item.id}`, source: "OTHER" }, 4],
  ] as const) {
    expect((await report(orderId, said)).code).toBe(0);
    expect(await count()).toBe(exceptions);
  }
});

test("[ABN-07] the way MARKUP is taken once a markup for the exception is paid, and not before", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  await report(orderId);
  const solve = () =>
    life.call("POST", `/order/api/order/${orderId}/solve_exception?solveExceptionWay=MARKUP`);
  expect((await solve()).code).toBe(4009);
  const subject = life.subjectOf(orderId);
  await payMarkup(subject, await createMarkup(subject, { amount: 5, type: "ABNORMAL" }));
  expect((await solve()).code).toBe(0);
  expect(await life.readOrder(orderId)).toMatchObject({ solveExceptionWay: "MARKUP" });
});

test("[ABN-16] [C-15] the whole balance may be the fee of a handling, one 分 more may not", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  await report(orderId);
  const { data } = await life.call("GET", `/order/api/abnormal/list?mainOrderId=${orderId}`);
  const orderAbnormalId = data.records[0].id;
  const said = { status: "PROCESSED", content: "补差价", isMarkup: true, walletPassword: "246810" };
  const pay = (fee: number) =>
    life.call("POST", "/order/api/abnormal/add_abnormal_record", {
      ...said,
      orderAbnormalId,
      additionalFee: fee / 100,
    });
  const wallet = () => balanceOf(`wallet:${life.account.customerId}`);
  const whole = await wallet();
  expect(await pay(whole + 1)).toMatchObject({ code: 4304, message: "您的余额不足" });
  expect((await pay(whole)).code).toBe(0);
  expect(await wallet()).toBe(0);
});
