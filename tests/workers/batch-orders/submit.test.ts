import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { forgetReference } from "../../../backend/src/modules/reference/kept-reference";
import { signIn } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { withOneLife } from "../../support/orders/one-life";
import { addGoods, GOOD_ROW, goodRows, importCalls, sheetOf } from "../../support/orders/order-imports";
import { createTestBackend } from "../../support/servers/backend";

const life = withOneLife();
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  calls = importCalls(life.backend, life.account);
  await addGoods(life.account);
});

interface Outcome {
  id: number;
  orderId: number | null;
  code: number;
  message: string;
}

const ready = (rows: Parameters<typeof sheetOf>[0]) => calls.sendRows(rows);
const ordersOf = async () =>
  (
    await env.DB.prepare("SELECT id, remark, customer_name FROM orders WHERE customer_id = ?")
      .bind(life.account.customerId)
      .all<{ id: number; remark: string | null; customer_name: string }>()
  ).results;

describe("submitting rows", () => {
  test("[U25] an order of a row with a SKU has name, volume, packages and weight of the library's good", async () => {
    await addGoods(life.account, "云朵沙发", undefined, {
      ...{ sku: "SF-240", volume: 185, packingCount: 2, weight: 6800 },
    });
    const row = { ...GOOD_ROW, goodsName: "", sku: "SF-240", count: "2", totalVolume: "", packingCount: "" };
    const { ids } = await ready([row]);
    await calls.submit(ids);
    const [placed] = await ordersOf();
    const order = await life.readOrder(placed?.id ?? 0);
    expect(order).toMatchObject({ totalVolume: 3.7, packingCount: 4 });
    expect(order.orderItems).toMatchObject([{ name: "云朵沙发", count: 2, description: "单件重量 68 kg" }]);
  });

  test("[BATCH-08] [API-104] places one order for each ticked row, form-encoded, as the row says", async () => {
    const { importId, ids } = await ready([
      {
        ...GOOD_ROW,
        isLift: "无",
        floorsNumber: "6",
        remark: "先打电话",
        shopOrderNo: "T1",
        expectedTime: "2026-12-01 14:00",
      },
      { ...GOOD_ROW, customerName: "李", customerPhone: "13900139000" },
      { ...GOOD_ROW, customerName: "没勾选", customerPhone: "13900139001" },
    ]);
    const answer = await calls.submit(ids.slice(0, 2));
    expect(answer.code).toBe(0);
    expect(answer.data.map(({ message }: Outcome) => message)).toEqual(["已下单", "已下单"]);
    expect(await life.readOrder(answer.data[0].orderId)).toMatchObject({
      status: "WAIT_PAY",
      customerName: "王小满",
      customerPhone: "13800138000",
      areaCode: "330106",
      address: "文三路 90 号 3 幢 502",
      isLift: false,
      floorsNumber: 6,
      expectedTime: "2026-12-01 14:00:00",
      remark: "先打电话",
      shopOrderNo: "T1",
    });
    expect(await calls.read(importId)).toMatchObject({
      counts: { total: 3, good: 1, placed: 2, paid: 0 },
      unpaidOrderIds: answer.data.map(({ orderId }: Outcome) => orderId),
    });
    expect(await ordersOf()).toHaveLength(2);
  });

  test("[LOG-02] [BATCH-06] an order of a row has the place of its pickup address", async () => {
    const { ids } = await ready([{ ...GOOD_ROW, pickupAddress: "浙江绍兴越城区物流园 3 号" }]);
    const order = await life.readOrder((await calls.submit(ids)).data[0].orderId);
    expect([Math.round(order.pickUpLng), Math.round(order.pickUpLat)]).toEqual([121, 30]);
  });

  test("[PLACE-16] [BATCH-04] [DETAIL-20] [ENUM-04] a row may be an order of write-off, with the number that the shop has for it", async () => {
    const { ids } = await ready([
      { ...GOOD_ROW, verifType: "喵师傅核销", verifOrderNo: "TM-1" },
      { ...GOOD_ROW, customerPhone: "13900139000", verifType: "无需核销" },
      { ...GOOD_ROW, customerPhone: "13700137000", verifType: "旺铺核销", verifOrderNo: "W-1" },
    ]);
    const { data } = await calls.submit(ids);
    const [first, second, third] = await Promise.all(
      data.map(({ orderId }: Outcome) => life.readOrder(orderId ?? 0)),
    );
    expect(first).toMatchObject({ verifType: "MIAO", verifOrderNo: "TM-1" });
    expect(second).toMatchObject({ verifType: "NOT", verifOrderNo: null });
    expect(third).toMatchObject({ verifType: "WANG", verifOrderNo: "W-1" });
  });

  test("[BATCH-04] [API-103] [G-04] [ENUM-03] the rows of a table for immediate orders become such orders, which the query may say as well", async () => {
    for (const isInQuery of [false, true]) {
      const row = { ...GOOD_ROW, customerPhone: isInQuery ? "13900139000" : "13800138000" };
      const { data } = await calls.send(sheetOf([row]), { orderType: "TIMELY", isInQuery });
      const answer = await calls.submit(data.rows.map(({ id }: { id: number }) => id));
      expect(await life.readOrder(answer.data[0].orderId)).toMatchObject({ orderType: "TIMELY" });
    }
  });

  test("[U25] a table as a shop exports it becomes its orders without a row to mend", async () => {
    const { data } = await calls.send(
      [
        "客 户,手机,收货地址,宝贝标题,服务类型,电梯,件 数,总体积,包装件数,快递单号,买家留言,订单备注,订单编号",
        `王伟,'13800138000-1000,浙江省 杭州市 西湖区 转塘镇 象山路8号,三人沙发,仅安装,步梯6楼,3件,2.5方,3件,No:ＤＰＫ36209,周末送,送脚垫,"=""329812345678901234"""`,
        "陈静,0757-23881234,【浙江省】【杭州市】【西湖区】留下街道 西溪路5号,三人沙发,仅安装,有,1,1,1,,,,",
        "合计,,,,,,4件,3.5,,,,,",
      ].join("\n"),
    );
    const rows = await calls.rows(data.importId);
    expect(rows.map(({ issues, notes }: Record<string, unknown>) => ({ issues, notes }))).toEqual([
      { issues: [], notes: [] },
      { issues: [], notes: [] },
    ]);
    const answer = await calls.submit(data.rows.map(({ id }: { id: number }) => id));
    const [first, second] = await Promise.all(
      answer.data.map(({ orderId }: Outcome) => life.readOrder(orderId ?? 0)),
    );
    expect(first).toMatchObject({
      customerName: "王伟",
      customerPhone: "13800138000-1000",
      areaName: "西湖区",
      address: "转塘镇 象山路8号",
      isLift: false,
      floorsNumber: 6,
      packingCount: 3,
      logisticsNo: "DPK36209",
      remark: "周末送；送脚垫",
      shopOrderNo: "329812345678901234",
    });
    expect(second).toMatchObject({ customerPhone: "0757-23881234", address: "留下街道 西溪路5号" });
  });

  test("[BATCH-09] asks for at least one row", async () => {
    expect(await calls.submit([])).toMatchObject({ code: 4000, message: "请至少选择一个订单提交" });
  });

  test("sent again, and from two windows at once, every row has one order", async () => {
    const { ids } = await ready(goodRows(4));
    const answers = await Promise.all([
      calls.submit(ids),
      calls.submit(ids),
      calls.submit([...ids].reverse()),
    ]);
    answers.push(await calls.submit(ids));
    for (const { data } of answers) expect(data.every(({ code }: Outcome) => code === 0)).toBe(true);
    const orders = answers.map(({ data }) =>
      Object.fromEntries(data.map(({ id, orderId }: Outcome) => [id, orderId])),
    );
    for (const order of orders) expect(order).toEqual(orders[0]);
    expect(await ordersOf()).toHaveLength(4);
  });

  test("[ERR-15] a bad row stays behind with its reason and can be mended and sent", async () => {
    const { importId, ids } = await ready([GOOD_ROW, { ...GOOD_ROW, customerPhone: "1380" }]);
    const [first, second] = (await calls.submit(ids)).data;
    expect(first).toMatchObject({ code: 0 });
    expect(second).toMatchObject({ code: 4000, orderId: null, message: "请输入合法手机号" });
    const rows = await calls.rows(importId);
    expect(rows[1]).toMatchObject({ orderId: null, failure: "请输入合法手机号" });
    await calls.change(importId, second.id, { field: "customerPhone", value: "13800138001" });
    expect((await calls.submit(ids)).data.every(({ code }: Outcome) => code === 0)).toBe(true);
    expect(await ordersOf()).toHaveLength(2);
  });

  test("a row that the check finds good and no order takes is refused alone", async () => {
    await addGoods(life.account, "照片地址过长");
    await env.DB.prepare(
      "UPDATE library_goods SET img_url = ? WHERE customer_id = ? AND name = '照片地址过长'",
    )
      .bind(`/files/${"a".repeat(300)}`, life.account.customerId)
      .run();
    const { ids } = await ready([GOOD_ROW, { ...GOOD_ROW, goodsName: "照片地址过长" }, GOOD_ROW]);
    expect((await calls.submit(ids)).data.map(({ code, message }: Outcome) => [code, message])).toEqual([
      [0, "已下单"],
      [4000, "请先修改该行的问题"],
      [0, "已下单"],
    ]);
  });

  test("a row that is placed cannot be changed any more", async () => {
    const { importId, ids } = await ready([GOOD_ROW]);
    await calls.submit(ids);
    const answer = await calls.change(importId, ids[0] ?? 0, { field: "remark", value: "x" });
    expect(answer).toMatchObject({ code: 4009, message: "该行已下单，不能再修改" });
  });

  test("[U20] a price that has changed since is told and placed when it is sent again", async () => {
    const { importId, ids: both } = await ready([GOOD_ROW, GOOD_ROW]);
    const [ids, others] = [both.slice(0, 1), both.slice(1)];
    await env.DB.prepare("UPDATE base_prices SET fee_fen = fee_fen + 1000 WHERE goods_type_id = 101").run();
    forgetReference();
    try {
      expect((await calls.submit(ids)).data[0]).toMatchObject({ code: 4203, orderId: null });
      const [row] = await calls.rows(importId);
      expect(row).toMatchObject({ totalFee: 92.4, failure: expect.stringContaining("价格已更新为¥92.40") });
      expect((await calls.submit(ids)).data[0]).toMatchObject({ code: 0 });
      expect((await calls.submit(others)).data[0]).toMatchObject({ code: 4203 });
    } finally {
      await env.DB.prepare("UPDATE base_prices SET fee_fen = fee_fen - 1000 WHERE goods_type_id = 101").run();
    }
  });

  test.each([
    ["before it is stored", "throwBefore"],
    ["after it is stored, the answer lost", "throwAfterCommit"],
  ] as const)("killed at the second row %s, what is sent again ends in one order each", async (_, fault) => {
    expectConsole(/database batch failed/);
    const { importId, ids } = await ready(goodRows(3));
    const faults = createFaults();
    const backend = createTestBackend({ env: faults.wrap({ DB: env.DB }), clock: life.backend.clock });
    faults.d1
      .batch(/order_import_placements/)
      .times(1)
      [fault]();
    const broken = await importCalls(backend, life.account).submit(ids);
    expect(broken.code).toBe(0);
    const placed = broken.data.filter(({ orderId }: Outcome) => orderId !== null).length;
    expect(await ordersOf()).toHaveLength(placed);
    expect((await calls.read(importId)).counts.placed).toBe(placed);
    expect((await calls.submit(ids)).data.every(({ code }: Outcome) => code === 0)).toBe(true);
    expect(await ordersOf()).toHaveLength(3);
  });

  test("[BATCH-08] [API-104] rows of another customer place nothing, neither do missing ones", async () => {
    const { ids } = await ready([GOOD_ROW]);
    const stranger = importCalls(life.backend, await signIn());
    expect(await stranger.submit(ids)).toMatchObject({ code: 4004 });
    expect(await calls.submit([...ids, 123])).toMatchObject({ code: 4004 });
    expect(await calls.submit([...ids, Number.NaN])).toMatchObject({ code: 4004 });
    expect(await ordersOf()).toHaveLength(0);
  });
});

describe("[BATCH-05] records of imports", () => {
  test("[BATCH-12] [G-13] tell file, who, when and what became of the rows, newest first", async () => {
    await ready([GOOD_ROW]);
    life.backend.clock.advance(1000);
    const { ids } = await ready([GOOD_ROW, { ...GOOD_ROW, customerPhone: "1" }]);
    await calls.submit(ids.slice(0, 1));
    const { rows, total } = await calls.list();
    expect(total).toBe(2);
    const stranger = importCalls(life.backend, await signIn());
    expect(await stranger.list()).toMatchObject({ rows: [], total: 0 });
    expect(rows[0]).toMatchObject({
      fileName: "昨日订单.csv",
      goodTypeName: "家具",
      userName: expect.stringContaining("测试客户"),
      createTime: expect.stringMatching(/^2026-11-20 /),
      counts: { total: 2, good: 0, bad: 1, placed: 1, paid: 0 },
    });
  });

  test("[BATCH-12] have the rows of the upload, each with its order or with what was wrong", async () => {
    const { importId, ids } = await ready([GOOD_ROW, { ...GOOD_ROW, customerName: "客户二", count: "0" }]);
    expect(ids).toHaveLength(2);
    const [placed, refused] = (await calls.submit(ids)).data as Outcome[];
    expect(placed?.orderId).toBeGreaterThan(0);
    expect(refused).toMatchObject({ orderId: null, message: expect.stringMatching(/./) });
    const rows = await calls.rows(importId);
    expect(rows.map(({ id, orderId, failure }: Record<string, unknown>) => [id, orderId, failure])).toEqual([
      [ids[0], placed?.orderId, null],
      [ids[1], null, refused?.message],
    ]);
  });

  test("a discarded one is gone, its orders stay", async () => {
    const { importId, ids } = await ready([GOOD_ROW]);
    await calls.submit(ids);
    expect(await calls.discard(importId)).toMatchObject({ code: 0 });
    expect((await calls.list()).total).toBe(0);
    expect(await ordersOf()).toHaveLength(1);
  });

  test("[G-13] after 90 days an import is forgotten, and the same file is a new one", async () => {
    const { importId } = await ready([GOOD_ROW]);
    await env.DB.prepare("UPDATE order_imports SET created_at = created_at - ?")
      .bind(90 * 24 * 3600 * 1000 + 1)
      .run();
    expect((await calls.list()).total).toBe(0);
    const { data } = await calls.send(sheetOf([GOOD_ROW]));
    expect(data.importId).not.toBe(importId);
  });
});
