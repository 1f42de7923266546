import { expect, test } from "vitest";
import { DAY, formatTime, MINUTE } from "../../../backend/src/shared/clock";
import { DOCUMENTED_ANSWERS } from "../../support/contract/documented-fields";
import { withOneLife } from "../../support/orders/one-life";
import {
  createMarkup,
  follow,
  MASTER,
  operate,
  PHOTO,
  payMarkup,
  refundIdOf,
  refundRequest,
} from "../../support/orders/order-life";
import { newItem, newOrder, PLACE } from "../../support/orders/orders";

const life = withOneLife();
const { call, orderIn, subjectOf } = life;
const read = async (path: string) => (await call("GET", path)).data;

const WHOLE_ORDER = {
  ...{ serviceType: 1, logisticsNo: "DPK1", logisticsPhone: "95353", logisticsCompany: "德邦" },
  ...{ pickupCode: "A-1", pickupAddress: "城东物流园", pickUpLng: 120.2, pickUpLat: 30.3 },
  ...{ verifType: "WANG", verifOrderNo: "W-1", expectedTime: "2026-11-25 09:30:00", remark: "周末送" },
  ...{ isLift: false, floorsNumber: 6, pickupAreaCode: "330110" },
  orderItems: [newItem({ packingMethod: "纸箱", installVideoUrl: "/named/sofa.mp4" })],
};

/** What stands at a path of an answer, lists looked into, without what is empty. */
function valuesAt(answer: unknown, path: string): unknown[] {
  const found = path
    .split(".")
    .reduce<unknown[]>((values, name) => values.flat().map((value) => Object(value)[name]), [answer]);
  return found.flat().filter((value) => value !== null && value !== undefined && value !== "");
}

/** The documented fields of a call that are empty in all of its answers. */
const emptyFields = (id: string, answers: readonly unknown[]) =>
  (DOCUMENTED_ANSWERS[id] ?? []).filter((path) =>
    answers.every((answer) => valuesAt(answer, path).length === 0),
  );

/** A price increase by the customer, paid from the wallet. */
async function payOwnMarkup(orderId: number, beforePayment = () => {}): Promise<void> {
  const asked = { oid: `${orderId}`, amount: "20", markupType: "爬楼费", markupRemark: "五楼" };
  const created = await call("POST", `/order/api/markup?${new URLSearchParams(asked)}`);
  beforePayment();
  expect(await payMarkup(life, created)).toMatchObject({ code: 0 });
}

test("[ENT-13] [API-024] [API-027] [ACC-03] our backend fills every field of an order somewhere in its life, in its detail and in the list", async () => {
  const done = await orderIn("WAIT_PAY", WHOLE_ORDER);
  const details: unknown[] = [];
  const lists: unknown[] = [];
  const look = async (orderId: number) => {
    details.push(await life.readOrder(orderId));
    lists.push(await read("/order/api/order"));
  };
  await look(done);
  await follow(subjectOf(done), ["pay", "receive", "appoint", "report_exception", "solve_exception"]);
  const car = { driverName: "赵司机", driverPhone: "13700000009", carTypeId: 2 };
  const sent = { ...car, dispatcher: "孙调度", dispatcherPhone: "13700000008" };
  await operate(life.backend, "POST", `/operator/api/order/${done}/dispatch_driver`, sent);
  await payOwnMarkup(done);
  await follow(subjectOf(done), ["pick_up", "sign_in", "request_markup", "complete", "verify"]);
  await call("POST", "/order/api/order/add_follow", { orderId: done, content: "已联系客户" });
  await look(done);
  await follow(subjectOf(done), ["accept", "evaluate"]);
  await look(done);
  const refunded = await orderIn("WAIT_APPOINTMENT");
  await follow(subjectOf(refunded), ["fail_appointment", "request_refund"]);
  await look(refunded);

  // The number of a provider's trade: an order that is paid from the wallet has none (DETAIL-19).
  expect(emptyFields("API-024", details)).toEqual(["outOrderNo"]);
  expect(emptyFields("API-027", lists)).toEqual([]);
  const { customerName, customerPhone } = newOrder(WHOLE_ORDER);
  const people = { workerName: MASTER.name, workerPhone: MASTER.phone, customerName, customerPhone };
  expect(details[1]).toMatchObject(people);
});

test("[LIST-01] [DETAIL-01] [DETAIL-19] [ENT-13] an order is read as it was sent, with its fees, and with what was paid for it", async () => {
  const { clock } = life.backend;
  const createTime = formatTime(clock.now());
  const orderId = await orderIn("WAIT_PAY", WHOLE_ORDER);
  clock.advance(MINUTE);
  const payTime = formatTime(clock.now());
  const appointmentTime = formatTime(clock.now() + DAY).slice(0, 16);
  await follow(subjectOf(orderId), ["pay", "assign", "appoint"]);
  await payOwnMarkup(orderId, () => clock.advance(MINUTE));
  const markup = { markupType: "爬楼费", amount: 20, payWay: "WALLET", markupRemark: "五楼" };
  const { totalVolume, ...sent } = newOrder(WHOLE_ORDER);
  const order = await life.readOrder(orderId);
  expect(order).toMatchObject({
    ...{ ...sent, totalVolume: Number(totalVolume), createTime, payWay: "WALLET", payTime },
    appointmentTime: expect.stringContaining(appointmentTime),
    ...{ id: orderId, status: "WAIT_PICK_UP", serviceTypeName: "配送并安装" },
    ...{ markupAmount: 20, markupRequestTotal: 0 },
    orderMarkups: [{ ...markup, payTime: formatTime(clock.now()) }],
  });
  const { customerName, customerPhone, serviceTypeName, statusName, orderItems } = order;
  const row = { id: orderId, customerName, customerPhone, serviceTypeName, statusName, orderItems };
  const { workerName, workerPhone, totalAmount } = order;
  const { rows } = await read("/order/api/order");
  expect(rows[0]).toMatchObject({ ...row, workerName, workerPhone, totalAmount });
  expect([workerName, workerPhone, statusName]).toEqual([MASTER.name, MASTER.phone, "待提货"]);
  const fees = order.orderServiceFees.map(({ fee }: { fee: number }) => fee);
  expect(order.orderServiceFees[0].name).toMatch(/^基础安装费（/);
  const price = fees.reduce((sum: number, fee: number) => sum + fee, 0);
  expect(order.originalAmount).toBeCloseTo(price, 6);
  expect(order.totalAmount).toBeCloseTo(price + 20, 6);
});

test("[ENT-13] [DETAIL-21] an order lies in a named district, and says when each of its steps was done", async () => {
  const { clock } = life.backend;
  const orderId = await orderIn("RECEIVING_ORDER", WHOLE_ORDER);
  const times: string[] = [];
  for (const step of ["receive", "appoint", "pick_up", "sign_in", "complete", "verify", "accept"] as const) {
    clock.advance(MINUTE);
    await follow(subjectOf(orderId), [step]);
    times.push(formatTime(clock.now()));
  }
  const [assignWorkerTime, , , signInTime, , verifyTime, acceptanceTime] = times;
  expect(await life.readOrder(orderId)).toMatchObject({
    ...{ provinceName: "浙江省", cityName: "杭州市", areaName: "西湖区" },
    ...{ assignWorkerTime, signInTime, verifyTime, acceptanceTime },
  });
});

test.each([
  ["TIMELY", PLACE.withPickup, true],
  ["TIMELY", PLACE.installOnly, false],
  ["GENERAL", PLACE.withPickup, false],
])(
  "[ENT-13] an order of the type %s and service %i has the immediate fee for a pickup: %s",
  async (orderType, serviceType, has) => {
    const order = await life.readOrder(await life.placeOrder({ ...WHOLE_ORDER, orderType, serviceType }));
    expect(order.orderExpand.isJishiTihuoFei).toBe(has);
  },
);

test("[ENT-13] [DETAIL-23] [REFUND-06] [REFUND-12] an order says what was asked for by its newest refund", async () => {
  const orderId = await orderIn("WAIT_APPOINTMENT");
  await follow(subjectOf(orderId), ["request_refund"]);
  const { content: refundReason, ...said } = refundRequest();
  const { id, refundNo } = await read(`/order/api/refund/${await refundIdOf(orderId)}`);
  expect(await life.readOrder(orderId)).toMatchObject({
    ...{ refundNo, refundStatusName: "待审核" },
    refundDetailResponse: { id, status: "WAIT", refundReason, ...said },
  });
});

test("[ENT-14] [API-052] [API-055] [ARB-10] our backend fills every field of a refund and its arbitration", async () => {
  const details: unknown[] = [];
  const lists: unknown[] = [];
  const { clock } = life.backend;
  const orderId = await orderIn("WAIT_ACCEPT", { orderItems: WHOLE_ORDER.orderItems });
  await payOwnMarkup(orderId);
  const { orderNo, totalAmount, workerCashIntransit } = await life.readOrder(orderId);
  expect(workerCashIntransit).toBeGreaterThan(0);
  const look = async () => {
    details.push(await read(`/order/api/refund/${await refundIdOf(orderId)}`));
    lists.push(await read("/order/api/refund"));
  };
  await call("POST", `/order/api/order/${orderId}/cancel`, refundRequest({ verifyWorkerId: MASTER.id }));
  const createTime = formatTime(clock.now());
  await look();
  clock.advance(MINUTE);
  const handleTime = formatTime(clock.now());
  for (const event of ["refuse_refund", "request_arbitration", "arbitrate"] as const) {
    await follow(subjectOf(orderId), [event]);
    await look();
  }
  expect(emptyFields("API-055", details)).toEqual([]);
  const { content: refundReason, ...said } = refundRequest({ verifyWorkerId: MASTER.id });
  const times = { createTime, updateTime: createTime };
  const amounts = { totalAmount, orderAmount: totalAmount - 20, markupAmount: 20, workerCashIntransit };
  const asked = { orderId, orderNo, refundReason, applyRefundAmount: totalAmount, ...amounts, ...said };
  expect(details[0]).toMatchObject({ status: "WAIT", ...asked, ...times });
  const refused = { refuseRefundContent: "已上门", updateTime: handleTime, handleTime };
  expect(details[1]).toMatchObject({ ...asked, createTime, ...refused });
  const arbitration = {
    ...{ arbitrationContent: "请平台处理", arbitrationImgs: [PHOTO], arbitrationStateName: "仲裁中" },
    ...{ applyArbitrationTime: handleTime, applyArbitrationAmount: totalAmount },
  };
  expect(details[2]).toMatchObject({ orderId, status: "ARBITRATION", refundReason, ...arbitration });
  expect(emptyFields("API-052", lists)).toEqual([]);
});

test("[ENT-17] [ENT-20] [API-066] [DETAIL-13] our backend fills every field of an exception and of a markup", async () => {
  const orderId = await orderIn("WAIT_PICK_UP", WHOLE_ORDER);
  await follow(subjectOf(orderId), ["report_exception"]);
  const exceptions = () => read(`/order/api/abnormal/list?mainOrderId=${orderId}`);
  const [{ id }] = (await exceptions()).records;
  const handled = { content: "已补发", image: PHOTO, isMarkup: true, additionalFee: 12.5 };
  const said = { orderAbnormalId: id, status: "PROCESSED", walletPassword: "246810", ...handled };
  expect(await call("POST", "/order/api/abnormal/add_abnormal_record", said)).toMatchObject({ code: 0 });
  expect(emptyFields("API-063", [await exceptions()])).toEqual([]);
  const { goodsTypeName, serviceTypeName, createBy, createPhone } = await life.readOrder(orderId);
  expect((await exceptions()).records).toMatchObject([{ goodsTypeName, serviceTypeName }]);

  await payOwnMarkup(orderId);
  await follow(subjectOf(orderId), ["request_markup"]);
  const markups = () => read(`/order/api/markup/${orderId}/list`);
  const asked = (await markups()).find(({ status }: { status: string }) => status === "WAIT_PAY");
  const createTime = formatTime(life.backend.clock.now());
  life.backend.clock.advance(MINUTE);
  const dealTime = formatTime(life.backend.clock.now());
  await call("POST", "/order/api/markup/reject", { markupRequestId: asked.id, rejectContent: "太贵" });
  expect(emptyFields("API-066", await markups())).toEqual([]);
  const items = await read("/common/api/dictItem/find_sys_dict_item?dictCode=add_price_type");
  const kinds = items.map(({ itemValue }: { itemValue: string }) => itemValue);
  const listed: { type: string; markupType: string }[] = await markups();
  const rejected = {
    ...{ id: asked.id, orderNo: `JJ${asked.id}`, mainOrderId: orderId, status: "REJECT", amount: 20 },
    ...{ content: "电梯停用", rejectContent: "太贵", createTime, dealTime, payWay: null },
    ...{ createBy: MASTER.name, createPhone: MASTER.phone },
  };
  expect(listed).toContainEqual(expect.objectContaining(rejected));
  const paid = { status: "SUCCESS", payWay: "WALLET", createTime, dealTime: createTime };
  const own = { markupRemark: "五楼", amount: 20, createBy, createPhone, ...paid };
  expect(listed).toContainEqual(expect.objectContaining(own));
  const paidWithIt = { type: "ABNORMAL", orderAbnormalId: id, amount: 12.5 };
  expect(listed).toContainEqual(expect.objectContaining(paidWithIt));
  expect(listed.filter(({ markupType }) => !kinds.includes(markupType))).toEqual([]);
  expect(new Set(listed.map(({ type }) => type))).toEqual(new Set(["ORDINARY", "ABNORMAL"]));
  expect(await createMarkup(subjectOf(orderId), { amount: 3, markupType: "小费" })).toMatchObject({
    code: 4000,
    message: "请先选择加价类型",
  });
});

test("[ENT-21] [ENT-22] [API-050] [G-03] our backend fills every field of a note and of a consignment", async () => {
  const orderId = await orderIn("RECEIVING_ORDER", WHOLE_ORDER);
  await call("POST", "/order/api/order/add_follow", { orderId, content: "已联系客户", imgList: PHOTO });
  const createTime = formatTime(life.backend.clock.now());
  life.backend.clock.advance(MINUTE);
  const notes = await read(`/order/api/order/query_order_follow_by_orderid?orderId=${orderId}`);
  expect(emptyFields("API-050", notes)).toEqual([]);
  const said = { orderId, content: "已联系客户", imgList: PHOTO, imgUrl: [PHOTO] };
  expect(notes).toMatchObject([{ ...said, createTime }]);
  const bare = await orderIn("WAIT_PAY");
  expect(await read(`/order/api/order/query_order_follow_by_orderid?orderId=${bare}`)).toEqual([]);
  const consigned = await read("/order/api/order/logistics_list");
  expect(emptyFields("API-046", [consigned])).toEqual([]);
  const { logisticsNo, logisticsPhone, logisticsCompany, pickupCode, pickupAddress } = WHOLE_ORDER;
  const depot = { pickupCode, pickupAddress, pickUpLng: 120.2, pickUpLat: 30.3 };
  expect(consigned.rows[0]).toMatchObject({ logisticsNo, logisticsPhone, logisticsCompany, ...depot });
});

test("[ENT-18] [ENT-19] [G-04] [LIST-27] an exception keeps who says so, of what kind, with which words, pictures and goods; so does a pick-up its own", async () => {
  const orderId = await orderIn("WAIT_PICK_UP", WHOLE_ORDER);
  await follow(subjectOf(orderId), ["pick_up"]);
  const pickUp = await read(`/order/api/goods_pick_up?oid=${orderId}`);
  expect(pickUp).toEqual({ content: "照片", imgs: [{ url: PHOTO }] });
  const [item] = (await life.readOrder(orderId)).orderItems;
  const said = {
    ...{ source: "WORKER", abnormalType: "货物缺件", description: "少一块层板" },
    abnormalImage: `${PHOTO},/named/bed.png`,
  };
  const sent = { ...said, orderId, orderItemIds: `${item.id}` };
  expect(await call("POST", "/order/api/abnormal/add", sent)).toMatchObject({ code: 0 });
  expect((await read(`/order/api/abnormal/list?mainOrderId=${orderId}`)).records).toMatchObject([
    {
      ...said,
      ...{ sourceName: MASTER.name, sourcePhone: MASTER.phone, sourceWorkerId: MASTER.id },
      orderItemList: [{ id: item.id, name: item.name, imgUrl: item.imgUrl }],
    },
  ]);
});
