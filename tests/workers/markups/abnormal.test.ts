import { describe, expect, test } from "vitest";
import { formatTime, HOUR } from "../../../backend/src/shared/clock";
import { withOneLife } from "../../support/orders/one-life";
import { createMarkup, MASTER, operate, PHOTO, payMarkup, statusOf } from "../../support/orders/order-life";
import { balanceOf, newItem } from "../../support/orders/orders";
import { newestId } from "./support";

const life = withOneLife(1_000_000);

const listOf = async (query: string) =>
  (await life.call("GET", `/order/api/abnormal/list?${query}`)).data as {
    records: Record<string, unknown>[];
    total: number;
  };
const report = (orderId: number, more: object = {}) =>
  life.call("POST", "/order/api/abnormal/add", {
    orderId,
    abnormalType: "货物缺件",
    description: "少一块层板",
    ...more,
  });
const handle = (orderAbnormalId: number, more: object = {}) =>
  life.call("POST", "/order/api/abnormal/add_abnormal_record", {
    orderAbnormalId,
    status: "FOLLOWING_UP",
    content: "已联系商家补发",
    ...more,
  });
const solve = (orderId: number, way: string, more = "") =>
  life.call("POST", `/order/api/order/${orderId}/solve_exception?solveExceptionWay=${way}${more}`);
const abnormalCount = async () =>
  (await life.call("GET", "/order/api/order/stats_status")).data.find(
    ({ status }: { status: string }) => status === "ABNORMAL",
  ).count;

describe("an exception", () => {
  test("[ABN-09] [DETAIL-10] [API-063] [ENT-17] of the master's tells who, what, which goods and how the package is", async () => {
    const goods = [newItem(), newItem({ name: "床垫" })];
    const orderId = await life.orderIn("WAIT_INSTALL", { orderItems: goods });
    const { orderItems, orderNo } = await life.readOrder(orderId);
    const item = orderItems[0];
    await operate(life.backend, "POST", `/operator/api/order/${orderId}/report_exception`, {
      abnormalType: "货物破损",
      description: "外包装破损",
      imgs: [PHOTO, "/named/bed.png"],
      orderItemIds: [item.id],
      packageState: 2,
    });
    const { records, total } = await listOf(`mainOrderId=${orderId}&pageIndex=1&pageSize=30`);
    expect(total).toBe(1);
    expect(records).toMatchObject([
      {
        mainOrderNo: orderNo,
        createTime: formatTime(life.backend.clock.now()),
        source: "WORKER",
        sourceName: MASTER.name,
        sourcePhone: MASTER.phone,
        sourceWorkerId: MASTER.id,
        abnormalType: "货物破损",
        description: "外包装破损",
        abnormalImage: `${PHOTO},/named/bed.png`,
        packageState: 2,
        orderItemList: [{ id: item.id, name: item.name, imgUrl: item.imgUrl }],
        merchantStatus: "NOT_FOLLOW_UP",
        awaitsDecision: true,
        orderAbnormalRecordList: [],
      },
    ]);
  });

  test("[ABN-19] [ENT-18] [ACT-18] [API-065] of the customer's comes form-encoded and makes the order abnormal", async () => {
    const orderItems = ["三人沙发", "床垫", "茶几"].map((name) => newItem({ name }));
    const orderId = await life.orderIn("WAIT_ACCEPT", { orderItems });
    const before = await abnormalCount();
    const [sofa, , table] = (await life.readOrder(orderId)).orderItems;
    const said = { abnormalType: "外包装变形", description: "纸箱受潮" };
    const add = async (more: Record<string, string>) => {
      const response = await life.backend.request("/order/api/abnormal/add", {
        method: "POST",
        headers: { "web-token": life.account.token },
        body: new URLSearchParams({ orderId: String(orderId), ...said, ...more }),
      });
      expect(await response.json()).toMatchObject({ code: 0 });
    };
    const other = { source: "OTHER", sourceName: "物流站点", sourcePhone: "13800000000" };
    const abnormalImage = `${PHOTO},/named/bed.png`;
    await add({ ...other, abnormalImage, orderItemIds: `${sofa.id},${table.id}` });
    expect(await life.readOrder(orderId)).toMatchObject({ isGoodsAbnormal: true, solveExceptionWay: null });
    expect(await abnormalCount()).toBe(before + 1);
    expect((await listOf(`mainOrderId=${orderId}`)).records).toMatchObject([
      { ...other, ...said, abnormalImage, orderItemList: [{ name: "三人沙发" }, { name: "茶几" }] },
    ]);
    life.backend.clock.advance(HOUR);
    await add({ source: "WORKER", sourceWorkerId: `${MASTER.id}` });
    expect((await listOf(`mainOrderId=${orderId}`)).records[0]).toMatchObject({
      ...{ source: "WORKER", sourceName: MASTER.name, sourcePhone: MASTER.phone, sourceWorkerId: MASTER.id },
    });
  });

  test("[FOLLOW-07] [API-063] [HOME-11] [ENUM-10] lists are by how far they are dealt with, paged in either of the two styles", async () => {
    const orderIds: number[] = [];
    for (let index = 0; index < 3; index++) {
      const orderId = await life.orderIn("WAIT_INSTALL", { totalVolume: "0.1" });
      orderIds.push(orderId);
      await report(orderId);
      if (index === 0) await handle(await newestId("abnormal_records", orderId), { status: "PROCESSED" });
    }
    const pageOf = async (page: string) => {
      const { records, total } = await listOf(`merchantStatus=NOT_FOLLOW_UP&pageSize=1&${page}`);
      expect(total).toBe(2);
      return records.map(({ mainOrderId }) => mainOrderId);
    };
    for (const style of ["pageNo", "pageIndex"]) {
      expect(await pageOf(`${style}=1`)).toEqual([orderIds[2]]);
      expect(await pageOf(`${style}=2`)).toEqual([orderIds[1]]);
    }
    expect((await listOf("merchantStatus=PROCESSED")).total).toBe(1);
    const ofOne = await listOf(`mainOrderId=${orderIds[1]}`);
    expect(ofOne).toMatchObject({ records: [{ mainOrderId: orderIds[1] }], total: 1 });
  });

  test("[DETAIL-11] [DETAIL-12] [ENUM-10] [ABN-13] those of one order are listed alone, each with how far it is dealt with", async () => {
    const [first, second] = [await life.orderIn("WAIT_INSTALL"), await life.orderIn("WAIT_INSTALL")];
    for (const orderId of [first, second]) await report(orderId);
    const id = await newestId("abnormal_records", second);
    for (const status of ["NOT_FOLLOW_UP", "FOLLOWING_UP", "PROCESSED"]) {
      if (status !== "NOT_FOLLOW_UP") await handle(id, { status });
      const listed = await listOf(`mainOrderId=${second}&pageIndex=1&pageSize=30`);
      expect(listed).toMatchObject({ records: [{ id, merchantStatus: status }], total: 1 });
    }
  });
});

describe("the handling of an exception", () => {
  test("[ABN-11] [ABN-18] [API-064] [DETAIL-10] is kept with its pictures, says how far it is, and costs nothing without a markup", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    await report(orderId);
    const id = await newestId("abnormal_records", orderId);
    life.backend.clock.advance(HOUR);
    const createTime = formatTime(life.backend.clock.now());
    expect((await handle(id, { image: PHOTO })).code).toBe(0);
    const free = { isMarkup: false, additionalFee: 8.5 };
    expect((await handle(id, { status: "PROCESSED", content: "已补发", ...free })).code).toBe(0);
    expect((await listOf(`mainOrderId=${orderId}`)).records).toMatchObject([
      {
        merchantStatus: "PROCESSED",
        orderAbnormalRecordList: [
          { content: "已联系商家补发", image: PHOTO, status: "FOLLOWING_UP", additionalFee: null },
          { createTime, content: "已补发", image: "", status: "PROCESSED", additionalFee: null },
        ],
      },
    ]);
  });

  test.each([
    ["ABN-12", { status: "" }, "请选择处理状态"],
    ["ABN-13", { status: "NOT_FOLLOW_UP" }, "请选择处理状态"],
    ["ABN-14", { content: "" }, "请输入处理内容"],
    ["ABN-15", { isMarkup: true }, "请输入加价金额"],
    ["ABN-15", { isMarkup: true, additionalFee: 8.505 }, "金额最多两位小数"],
    ["ABN-17", { image: Array(9).fill(PHOTO).join(",") }, "最多上传 8 张图片"],
  ])("[%s] [ERR-16] is refused with %j", async (_id, part, message) => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    await report(orderId);
    expect(await handle(await newestId("abnormal_records", orderId), part)).toMatchObject({
      code: 4000,
      message,
    });
  });

  test("[ABN-14] [CONST-25] is told in 500 characters and not in more", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    await report(orderId);
    const id = await newestId("abnormal_records", orderId);
    expect((await handle(id, { content: "长".repeat(501) })).code).toBe(4000);
    expect((await listOf(`mainOrderId=${orderId}`)).records[0]).toMatchObject({
      orderAbnormalRecordList: [],
    });
    expect((await handle(id, { content: "长".repeat(500) })).code).toBe(0);
  });

  test("[ABN-15] [ABN-11] [ENT-16] [API-064] a fee is paid with it, or nothing happens; it solves the exception", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    await report(orderId);
    const id = await newestId("abnormal_records", orderId);
    const held = await balanceOf(`escrow:${orderId}`);
    const fee = { isMarkup: "true", additionalFee: 8.5, image: `${PHOTO},/named/bed.png` };
    expect(await handle(id, { ...fee, walletPassword: "000000" })).toMatchObject({ code: 4301 });
    expect((await listOf(`mainOrderId=${orderId}`)).records[0]).toMatchObject({
      orderAbnormalRecordList: [],
    });
    expect((await handle(id, { ...fee, walletPassword: "246810" })).code).toBe(0);
    expect(await balanceOf(`escrow:${orderId}`)).toBe(held + 850);
    expect((await listOf(`mainOrderId=${orderId}`)).records[0]).toMatchObject({
      merchantStatus: "FOLLOWING_UP",
      orderAbnormalRecordList: [{ content: "已联系商家补发", image: fee.image, additionalFee: 8.5 }],
    });
    expect(await life.readOrder(orderId)).toMatchObject({ solveExceptionWay: "MARKUP", markupAmount: 8.5 });
  });

  test("[R1] [ABN-11] [ABN-18] with a fee twice under one key, it is done and paid once", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    await report(orderId);
    const id = await newestId("abnormal_records", orderId);
    const json = {
      ...{ orderAbnormalId: id, status: "PROCESSED", content: "补差价" },
      ...{ isMarkup: true, additionalFee: 3, walletPassword: "246810" },
    };
    const send = () =>
      life.backend.call("POST", "/order/api/abnormal/add_abnormal_record", {
        token: life.account.token,
        json,
        headers: { "Idempotency-Key": "handled-once" },
      });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(await life.readOrder(orderId)).toMatchObject({ markupAmount: 3 });
    expect((await listOf(`mainOrderId=${orderId}`)).records).toMatchObject([
      { orderAbnormalRecordList: [{ content: "补差价", status: "PROCESSED", additionalFee: 3 }] },
    ]);
  });
});

describe("the way on from an exception", () => {
  const abnormal = async (status: Parameters<typeof life.orderIn>[0] = "WAIT_INSTALL", more = {}) => {
    const orderId = await life.orderIn(status, more);
    await report(orderId);
    return orderId;
  };

  test("[ABN-06] [ABN-07] [ABN-10] [API-039] NORMAL goes on, once, and ends what was open", async () => {
    const orderId = await abnormal();
    expect(await solve(orderId, "MARKUP")).toMatchObject({ code: 4009, message: "请先支付加价" });
    expect((await solve(orderId, "NORMAL")).code).toBe(0);
    expect((await solve(orderId, "NORMAL")).code).toBe(0);
    expect(await life.readOrder(orderId)).toMatchObject({
      ...{ status: "WAIT_INSTALL", isGoodsAbnormal: true },
      solveExceptionWay: "NORMAL",
      solveExceptionTime: formatTime(life.backend.clock.now()),
    });
    expect(await abnormalCount()).toBe(0);
    const [record] = (await listOf(`mainOrderId=${orderId}`)).records;
    expect(record).toMatchObject({ merchantStatus: "PROCESSED", awaitsDecision: false });
    expect(await solve(orderId, "BACK")).toMatchObject({ code: 4009, message: "订单异常已处理" });
  });

  test("[ABN-10] a new exception is unsolved, whatever became of the one before", async () => {
    const orderId = await abnormal();
    await solve(orderId, "NORMAL");
    await report(orderId, { description: "又少一块" });
    const unsolved = { solveExceptionWay: null, solveExceptionTime: null };
    expect(await life.readOrder(orderId)).toMatchObject(unsolved);
    expect(await abnormalCount()).toBe(1);
  });

  test("[MARK-11] [C-77] [ABN-05] [API-039] MARKUP is solved by its payment, and refused before", async () => {
    const orderId = await abnormal();
    expect(await solve(orderId, "MARKUP")).toMatchObject({ code: 4009, message: "请先支付加价" });
    const subject = life.subjectOf(orderId);
    await payMarkup(subject, await createMarkup(subject, { amount: 5, type: "ORDINARY" }));
    expect(await life.readOrder(orderId)).toMatchObject({ solveExceptionWay: null });
    await payMarkup(subject, await createMarkup(subject, { amount: 5, type: "ABNORMAL" }));
    expect(await life.readOrder(orderId)).toMatchObject({ solveExceptionWay: "MARKUP" });
    expect((await solve(orderId, "MARKUP")).code).toBe(0);
  });

  test("[ABN-03] [ABN-04] [ABN-07] [API-039] BACK asks for a refund less the subsidy, which is at most the master's part", async () => {
    const orderId = await abnormal();
    const { workerCashIntransit, totalAmount } = await life.readOrder(orderId);
    const tooMuch = `&allowance=${(workerCashIntransit + 0.01).toFixed(2)}`;
    expect((await solve(orderId, "BACK", tooMuch)).code).toBe(4000);
    const allowance = workerCashIntransit;
    expect((await solve(orderId, "BACK", `&allowance=${allowance}&description=板材开裂`)).code).toBe(0);
    expect(await life.readOrder(orderId)).toMatchObject({ solveExceptionWay: "BACK" });
    const { data } = await life.call("GET", "/order/api/refund?pageNum=1&pageSize=10");
    const said = { allowance, description: "板材开裂" };
    const applyRefundAmount = Number((totalAmount - allowance).toFixed(2));
    expect(data.rows).toMatchObject([{ orderId, status: "WAIT", ...said, applyRefundAmount }]);
  });

  test.each([
    ["WAIT_ACCEPT", "NORMAL"],
    ["WAIT_VERIF", "NORMAL"],
    ["WAIT_ACCEPT", "BACK"],
  ] as const)("[C-75] [ABN-07] is not decided in %s (%s)", async (status, way) => {
    const orderId = await abnormal(status);
    expect((await solve(orderId, way)).code).toBe(4009);
    expect(await statusOf(orderId)).toBe(status);
  });

  test("[C-75] [ABN-07] [ABN-08] [MARK-20] MARKUP of an immediate order is the platform's business", async () => {
    const orderId = await abnormal("WAIT_INSTALL", { orderType: "TIMELY" });
    expect(await solve(orderId, "MARKUP")).toMatchObject({ message: "即时订单如需加价，请联系平台客服" });
  });

  test("[C-75] [ABN-07] without an exception there is nothing to decide", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    expect(await solve(orderId, "NORMAL")).toMatchObject({ code: 4009, message: "订单没有异常" });
  });
});
