import { describe, expect, test } from "vitest";
import { numberConflicts } from "../../../backend/src/modules/batch-orders/checking/recipient";
import { joinRows } from "../../../backend/src/modules/batch-orders/reading/join-rows";

const MAPPING = {
  shopOrderNo: [0],
  customerName: [1],
  customerPhone: [2],
  address: [3],
  goodsName: [4],
  count: [5],
  totalVolume: [6],
  packingCount: [7],
  remark: [8],
  serviceType: [9],
};

const WHO = ["王小满", "13800138000", "杭州市西湖区文三路 90 号"];
const NO_ONE = ["", "", ""];
const sofa = (remark = "") => ["三人沙发", "1", "2.5", "3", remark];
const table = (remark = "") => ["茶几", "2", "0.35", "1", remark];

/** The orders of rows that begin in the second line of a sheet. */
const join = (rows: string[][], merged: Record<number, number[]> = {}) =>
  joinRows(
    rows.map((cells, at) => ({ position: at + 2, cells, isHidden: false, merged: merged[at] ?? [] })),
    MAPPING,
  );

describe("[BATCH-03] [BATCH-04] rows of one order", () => {
  test("with the same number and recipient have the goods of all; volume and packages are added up", () => {
    const orders = join([
      ["T1", ...WHO, ...sofa("先打电话")],
      ["T1", "王小满", "138 0013 8000", WHO[2] ?? "", ...table("先打电话")],
      ["T2", ...WHO, ...table()],
    ]);
    expect(orders.map(({ position, values }) => [position, values.goodsName, values.count])).toEqual([
      [2, "三人沙发；茶几", "1；2"],
      [4, "茶几", "2"],
    ]);
    expect(orders[0]?.values).toMatchObject({ totalVolume: "2.85", packingCount: "4", remark: "先打电话" });
  });

  test("with the same number in capitals or small letters are one order, or in conflict", () => {
    const rows = [
      ["TB-1a", ...WHO, ...sofa()],
      ["tb-1A", ...WHO, ...table()],
    ];
    expect(join(rows).map(({ values }) => [values.shopOrderNo, values.goodsName])).toEqual([
      ["TB-1a", "三人沙发；茶几"],
    ]);
    const apart = join([rows[0] ?? [], ["tb-1A", "李大山", ...WHO.slice(1), ...table()]]);
    expect([...numberConflicts(apart)]).toEqual([
      [
        3,
        {
          field: "shopOrderNo",
          message: expect.stringMatching(/^与第 2 行的店铺订单号相同，但客户姓名不同/),
        },
      ],
    ]);
  });

  test("stay apart where a spreadsheet has cut their order number", () => {
    const cut = "2.63E+18";
    expect(
      join([
        [cut, ...WHO, ...sofa()],
        [cut, ...WHO, ...table()],
      ]).map(({ position }) => position),
    ).toEqual([2, 3]);
  });

  test("without a recipient belong to the row above them, and different remarks are joined", () => {
    const [order, ...others] = join([
      ["", ...WHO, ...sofa("先打电话")],
      ["", ...NO_ONE, ...table("轻放")],
    ]);
    expect(others).toEqual([]);
    expect(order?.values).toMatchObject({
      customerName: "王小满",
      goodsName: "三人沙发；茶几",
      remark: "先打电话；轻放",
    });
  });

  test("with a merged recipient are joined, and a merged volume counts once", () => {
    const rows = [
      ["", ...WHO, ...sofa()],
      ["", ...WHO, "茶几", "2", "2.5", "1"],
    ];
    const [order, ...others] = join(rows, { 1: [1, 2, 3, 6] });
    expect(others).toEqual([]);
    expect(order?.values).toMatchObject({
      goodsName: "三人沙发；茶几",
      totalVolume: "2.5",
      packingCount: "4",
    });
    expect(join(rows)).toHaveLength(2);
  });

  test("keep the recipient's cells, so that another mapping reads the whole order", () => {
    const [order] = join([
      ["T1", ...WHO, ...sofa()],
      ["T1", ...WHO, ...table()],
    ]);
    expect(order?.cells).toEqual(["T1", ...WHO, "三人沙发；茶几", "1；2", "2.85", "4", ""]);
  });

  test("leave a volume that is no number to the check", () => {
    const [order] = join([
      ["T1", ...WHO, ...sofa()],
      ["T1", ...WHO, "茶几", "2", "很大", "1"],
    ]);
    expect(order?.values.totalVolume).toBe("2.5；很大");
  });

  test.each([
    ["another address", ["T1", "王小满", "13800138000", "杭州市滨江区江南大道 1 号", ...table()]],
    ["another service", ["T1", ...WHO, ...table(), "仅安装"]],
    ["the same good again", ["T1", ...WHO, ...sofa()]],
    ["no number", ["", ...WHO, ...table()]],
    ["no recipient and no good", ["", ...NO_ONE, "", "", "", "", "共两件"]],
  ])("are not joined with a row of %s", (_, row) => {
    expect(join([["T1", ...WHO, ...sofa(), "配送并安装"], row])).toHaveLength(2);
  });

  test("without a recipient stay alone below a gap, or where the file hides them", () => {
    const cells = ["", ...WHO, ...sofa()];
    const below = ["", ...NO_ONE, ...table()];
    const first = { position: 2, cells, isHidden: false };
    expect(joinRows([first, { position: 4, cells: below, isHidden: false }], MAPPING)).toHaveLength(2);
    expect(joinRows([first, { position: 3, cells: below, isHidden: true }], MAPPING)).toHaveLength(2);
  });
});
