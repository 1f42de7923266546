import { writeXlsx } from "hucre/xlsx";
import { beforeEach, describe, expect, test } from "vitest";
import { IMPORT_FIELD_INFO, IMPORT_FIELDS } from "../../../schema/rules/imports/order-import";
import { withOneLife } from "../../support/orders/one-life";
import { addGoods, GOOD_ROW, importCalls, sheetOf } from "../../support/orders/order-imports";

const life = withOneLife();
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  calls = importCalls(life.backend, life.account);
  await addGoods(life.account);
  await addGoods(life.account, "茶几");
});

const NUMBERED = { ...GOOD_ROW, shopOrderNo: "T1" };
const TABLE = { goodsName: "茶几", count: "2", totalVolume: "0.5", packingCount: "1" };
const ELSEWHERE = "浙江省杭州市滨江区江南大道 1 号";

const send = async (content: string | Uint8Array) => {
  const { data } = await calls.send(content);
  return { importId: data.importId as number, rows: await calls.rows(data.importId) };
};

describe("several goods in one order", () => {
  test("[BATCH-03] [BATCH-04] rows of one order number are placed as one order with all goods", async () => {
    const { importId, rows } = await send(
      sheetOf([NUMBERED, { ...NUMBERED, ...TABLE }, { ...GOOD_ROW, customerPhone: "13900139000" }]),
    );
    expect(rows).toMatchObject([
      { position: 2, issues: [], notes: [] },
      { position: 4, issues: [], notes: [] },
    ]);
    const { data } = await calls.submit([rows[0].id]);
    const order = await life.readOrder(data[0].orderId);
    expect(order).toMatchObject({ totalVolume: 3, packingCount: 4, shopOrderNo: "T1" });
    expect(order.orderItems).toMatchObject([
      { name: "三人沙发", count: 1 },
      { name: "茶几", count: 2 },
    ]);
    expect((await calls.read(importId)).counts).toMatchObject({ total: 2, placed: 1 });
  });

  test("[BATCH-03] [BATCH-04] rows below merged cells are goods of the same order", async () => {
    const line = (row: typeof GOOD_ROW) => IMPORT_FIELDS.map((field) => row[field] ?? "");
    const recipient = (["customerName", "customerPhone", "address"] as const).map((field) =>
      IMPORT_FIELDS.indexOf(field),
    );
    const bytes = await writeXlsx({
      sheets: [
        {
          name: "订单",
          rows: [IMPORT_FIELDS.map((field) => IMPORT_FIELD_INFO[field].title), line(GOOD_ROW), line(TABLE)],
          merges: recipient.map((column) => ({
            ...{ startRow: 1, startCol: column, endRow: 2, endCol: column },
          })),
        },
      ],
    });
    const { rows } = await send(bytes);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ issues: [] });
    expect(rows[0].values).toContainEqual({ field: "goodsName", text: "三人沙发；茶几" });
  });

  test("[BATCH-04] one order number with two addresses is an issue until one of them is mended", async () => {
    const { importId, rows } = await send(sheetOf([NUMBERED, { ...NUMBERED, ...TABLE, address: ELSEWHERE }]));
    const [first, second] = rows;
    expect(first.issues).toEqual([]);
    const message = "与第 2 行的店铺订单号相同，但客户地址不同，请改为一致或修改订单号";
    expect(second.issues).toEqual([{ field: "shopOrderNo", message }]);
    expect((await calls.submit([second.id])).data).toMatchObject([{ orderId: null, message }]);

    await calls.change(importId, first.id, { field: "address", value: ELSEWHERE });
    expect((await calls.rows(importId))[1].issues).toEqual([]);
  });

  test("[BATCH-04] a joined row is mended in its cells, and says when they do not fit together", async () => {
    const { importId, rows } = await send(sheetOf([NUMBERED, { ...NUMBERED, ...TABLE, goodsName: "飞毯" }]));
    const [{ id, issues }] = rows;
    expect(issues).toEqual([
      { field: "goodsName", message: "商品库中没有“飞毯”，请添加到商品库或换成已有商品" },
    ]);
    const change = async (field: string, value: string) => {
      await calls.change(importId, id, { field, value });
      return (await calls.rows(importId))[0].issues;
    };
    expect(await change("goodsName", "三人沙发；茶几")).toEqual([]);
    expect(await change("count", "1；2；3")).toEqual([
      {
        field: "count",
        message: "商品名称、商家编码与商品数量的个数不一致，一单多件时请用“；”一一对应",
      },
    ]);
    expect(await change("count", "1；0")).toEqual([{ field: "count", message: "商品数量须为1-999" }]);
  });

  test("[BATCH-04] rows are joined when the customer says which column is what", async () => {
    const rows = [NUMBERED, { ...NUMBERED, ...TABLE }].map((row) => [
      ...[row.shopOrderNo, row.customerName, row.customerPhone, row.address, row.serviceType, row.isLift],
      ...[row.goodsName, row.count, row.totalVolume, row.packingCount],
    ]);
    const titles = rows[0]?.map((_, at) => `列${at + 1}`) ?? [];
    const { importId } = await send([titles, ...rows].map((row) => row.join(",")).join("\n"));
    const fields = ["shopOrderNo", "customerName", "customerPhone", "address", "serviceType", "isLift"];
    fields.push("goodsName", "count", "totalVolume", "packingCount");
    await calls.map(importId, { mapping: fields.map((field, at) => ({ field, columns: [at] })) });
    expect(await calls.rows(importId)).toMatchObject([{ position: 2, issues: [] }]);
  });
});
