import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { DAY, formatTime, HOUR } from "../../../backend/src/shared/clock";
import { signIn } from "../../support/accounts/accounts";
import { withOneLife } from "../../support/orders/one-life";
import { createMarkup, follow, MASTER, operate, PHOTO, payMarkup } from "../../support/orders/order-life";
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
    for (const { itemText, itemValue } of await items(code)) expect(itemText).toBe(itemValue);
  }
  const values = async (code: string) =>
    (await items(code)).map(({ itemValue }: { itemValue: string }) => itemValue);
  expect(await values("add_price_type")).toEqual(expect.arrayContaining(["爬楼费", "拆旧费"]));
  expect(await values("abnormal_type")).toEqual(expect.arrayContaining(["货物破损", "货物缺件"]));
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
])("[ABN-20] [ABN-21] [ABN-23] [ERR-16] an exception is refused with %j", async (part, message) => {
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

test("[ABN-09] [ENUM-18] a package is in one of three states", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const taken: boolean[] = [];
  for (const packageState of [0, 1, 2, 3, 4]) {
    const description = `第 ${packageState} 次`;
    const said = { abnormalType: "货物破损", description, imgs: [PHOTO], packageState };
    const path = `/operator/api/order/${orderId}/report_exception`;
    taken.push((await operate(life.backend, "POST", path, said)).code === 0);
    life.backend.clock.advance(60_000);
  }
  expect(taken).toEqual([false, true, true, true, false]);
  const { data } = await life.call("GET", `/order/api/abnormal/list?mainOrderId=${orderId}`);
  const states = data.records.map(({ packageState }: { packageState: number }) => packageState);
  expect(states).toEqual([3, 2, 1]);
});

test("[ABN-19] [LIST-27] an exception that the master speaks of names that master, and is listed with its order alone", async () => {
  expect((await report(await life.orderIn("WAIT_INSTALL"))).code).toBe(0);
  const orderId = await life.orderIn("WAIT_INSTALL");
  expect((await report(orderId, { source: "WORKER" })).code).toBe(0);
  const { data } = await life.call("GET", `/order/api/abnormal/list?mainOrderId=${orderId}`);
  expect(data.records).toMatchObject([
    { source: "WORKER", sourceName: MASTER.name, sourcePhone: MASTER.phone, sourceWorkerId: MASTER.id },
  ]);
});

test("[ABN-19] [ENT-18] [API-065] [LIST-37] an exception of the customer's names the recipient, or the person that is said instead", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const { customerName, customerPhone } = await life.readOrder(orderId);
  expect((await report(orderId)).code).toBe(0);
  life.backend.clock.advance(HOUR);
  const said = { source: "CUSTOMER", sourceName: "王阿姨", sourcePhone: "13800000000" };
  expect((await report(orderId, said)).code).toBe(0);
  const { data } = await life.call("GET", `/order/api/abnormal/list?mainOrderId=${orderId}`);
  expect(data.records).toMatchObject([
    { ...said, sourceWorkerId: null },
    { source: "CUSTOMER", sourceName: customerName, sourcePhone: customerPhone, sourceWorkerId: null },
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

test("[DETAIL-12] the exceptions of one order have pages, newest first, which `pageIndex` counts", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  for (const description of ["第一条", "第二条"]) {
    expect((await report(orderId, { description })).code).toBe(0);
    life.backend.clock.advance(HOUR);
  }
  for (const [pageIndex, description] of [
    [1, "第二条"],
    [2, "第一条"],
  ]) {
    const query = `mainOrderId=${orderId}&pageIndex=${pageIndex}&pageSize=1`;
    const { data } = await life.call("GET", `/order/api/abnormal/list?${query}`);
    expect(data).toMatchObject({ records: [{ description }], total: 2 });
  }
});

test("[FOLLOW-07] [DETAIL-12] [ROLE-16] [API-063] another customer sees neither exceptions nor what masters ask for", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  await report(orderId);
  await follow(life.subjectOf(orderId), ["request_markup"]);
  const seenBy = async (token: string) => {
    const read = async (path: string) => (await life.backend.call("GET", path, { token })).data?.total ?? 0;
    return [
      await read("/order/api/abnormal/list?merchantStatus=NOT_FOLLOW_UP"),
      await read(`/order/api/abnormal/list?mainOrderId=${orderId}`),
      await read("/order/api/markup_requests"),
    ];
  };
  expect(await seenBy(life.account.token)).toEqual([1, 1, 1]);
  expect(await seenBy((await signIn()).token)).toEqual([0, 0, 0]);
});

test.each(["NORMAL", "BACK"])(
  "[ENUM-09] [ABN-10] [ENT-13] [ACT-25] an order keeps that %s solved its exception, and when",
  async (way) => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    await report(orderId);
    expect(await life.readOrder(orderId)).toMatchObject({
      solveExceptionWay: null,
      solveExceptionTime: null,
    });
    life.backend.clock.advance(HOUR);
    const query = `solveExceptionWay=${way}&allowance=0&description=板材开裂`;
    const answer = await life.call("POST", `/order/api/order/${orderId}/solve_exception?${query}`);
    expect(answer.code).toBe(0);
    expect(await life.readOrder(orderId)).toMatchObject({
      solveExceptionWay: way,
      solveExceptionTime: formatTime(life.backend.clock.now()),
    });
  },
);

test("[ABN-07] [ENUM-09] [ABN-10] [MARK-11] the way MARKUP is taken once a markup for the exception is paid, and not before", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  await report(orderId);
  const solve = (amount: string) =>
    life.call(
      "POST",
      `/order/api/order/${orderId}/solve_exception?solveExceptionWay=MARKUP&amount=${amount}`,
    );
  expect((await solve("5")).code).toBe(4009);
  expect((await solve("五元")).code).toBe(4000);
  life.backend.clock.advance(HOUR);
  const paidAt = formatTime(life.backend.clock.now());
  const subject = life.subjectOf(orderId);
  await payMarkup(subject, await createMarkup(subject, { amount: 5, type: "ABNORMAL" }));
  const listed = await life.call("GET", `/order/api/abnormal/list?mainOrderId=${orderId}`);
  expect(listed.data.records).toMatchObject([{ merchantStatus: "PROCESSED" }]);
  life.backend.clock.advance(HOUR);
  expect((await solve("5")).code).toBe(0);
  expect(await life.readOrder(orderId)).toMatchObject({
    solveExceptionWay: "MARKUP",
    solveExceptionTime: paidAt,
  });
});

/** Reports an exception of an order, and handles it with a fee in 分. */
async function handlingOf(orderId: number) {
  await report(orderId);
  const { data } = await life.call("GET", `/order/api/abnormal/list?mainOrderId=${orderId}`);
  const orderAbnormalId = data.records[0].id;
  const said = { status: "PROCESSED", content: "补差价", isMarkup: true, walletPassword: "246810" };
  return (fee: number, other: object = {}) =>
    life.call("POST", "/order/api/abnormal/add_abnormal_record", {
      ...said,
      orderAbnormalId,
      additionalFee: fee / 100,
      ...other,
    });
}
const wallet = () => balanceOf(`wallet:${life.account.customerId}`);

test("[ABN-08] [MARK-20] [C-44] a fee for the exception of an immediate order is refused, and nothing of it is kept", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL", { orderType: "TIMELY" });
  const pay = await handlingOf(orderId);
  const before = await wallet();
  expect(await pay(100)).toMatchObject({ code: 4009, message: "即时订单如需加价，请联系平台客服" });
  expect(await wallet()).toBe(before);
  const { data } = await life.call("GET", `/order/api/abnormal/list?mainOrderId=${orderId}`);
  expect(data.records).toMatchObject([{ merchantStatus: "NOT_FOLLOW_UP", orderAbnormalRecordList: [] }]);
});

test("[ABN-16] [PAY-21] [C-15] [ERR-09] the whole balance may be the fee of a handling, one 分 more may not", async () => {
  const pay = await handlingOf(await life.orderIn("WAIT_INSTALL"));
  const whole = await wallet();
  expect(await pay(whole + 1)).toMatchObject({ code: 4304, message: "您的余额不足" });
  expect((await pay(whole)).code).toBe(0);
  expect(await wallet()).toBe(0);
});

test("[MARK-13] [ABN-15] [CONST-30] [ERR-16] a month after the acceptance a handling has no fee, and is recorded without one", async () => {
  const orderId = await life.orderIn("SUCCESS");
  const pay = await handlingOf(orderId);
  await env.DB.prepare("UPDATE orders SET accepted_at = ? WHERE id = ?")
    .bind(life.backend.clock.now() - 31 * DAY, orderId)
    .run();
  const before = await wallet();
  const message = "验收时间已超过一个月,不能加价,有疑问请联系管理员";
  expect(await pay(500)).toMatchObject({ code: 4009, message });
  expect(await wallet()).toBe(before);
  expect((await pay(0, { isMarkup: false })).code).toBe(0);
});
