import { expect, test } from "vitest";
import {
  countedLines,
  orderResult,
  readCharge,
  readPastedCharges,
} from "../../../schema/rules/wallet/order-profit";

test.each([
  ["20261123000001 680", 68_000],
  ["20261123000001\t1,250.50", 125_050],
  ["2026 1123 0000 01，12.5", 1250],
  ["  20261123000001 , ¥0.01 ", 1],
])("the pasted line “%s” is understood", (line, fen) => {
  expect(readPastedCharges(line)).toEqual({ charges: [{ orderNo: "20261123000001", fen }], issues: [] });
});

test.each([
  ["20261123000001\t680\t320.5", 68_000, 32_050],
  ["20261123000001 1,250 0", 125_000, 0],
  ["20261123000001 680 300", 68_000, 30_000],
  ["20261123000001\t1,250\t1,000.5", 125_000, 100_050],
  ["20261123000001 ¥ 680 元 300 元", 68_000, 30_000],
  ["20261123000001；680；300", 68_000, 30_000],
  ["20261123000001,680.00,300.00", 68_000, 30_000],
  ["20261123000001，1250，300", 125_000, 30_000],
  ["20261123000001,680,30", 68_000, 3_000],
  ["20261123000001, 680, 300", 68_000, 30_000],
])("the third column of “%s” is the cost of the goods", (line, fen, goodsCostFen) => {
  expect(readPastedCharges(line).charges).toEqual([{ orderNo: "20261123000001", fen, goodsCostFen }]);
});

test.each([
  ["20261123000001 1,250", 125_000],
  ["20261123000001\t1,250", 125_000],
  ["20261123000001,680,", 68_000],
])("“%s” has no third column", (line, fen) => {
  expect(readPastedCharges(line)).toEqual({ charges: [{ orderNo: "20261123000001", fen }], issues: [] });
});

test.each([
  ["20261123000001,680,300", "680,300"],
  ["20261123000001，1,250，300", "1,250,300"],
  ["20261123000001, 680,300.50", "680,300.50"],
])("“%s” is refused, as its commas may separate columns or thousands", (line, amounts) => {
  const issue = `第1行：“${amounts}”可能是一个金额，也可能是两个，请用空格分开各列`;
  expect(readPastedCharges(line)).toEqual({ charges: [], issues: [issue] });
});

test("lines that say something else are told by their number, blank ones are left out, the last of an order counts", () => {
  const text = "20261123000001 1\n\n订单 金额\n20261123000002 1.005\n20261123000003\n20261123000001 2\r\n";
  expect(readPastedCharges(text)).toEqual({
    charges: [{ orderNo: "20261123000001", fen: 200 }],
    issues: [3, 4, 5].map((line) => `第${line}行：请写成“14位订单号 金额”，货品成本可写在金额后`),
  });
  const many = Array.from({ length: 501 }, (_, index) => `${20_261_123_000_000 + index} 1`).join("\n");
  expect(readPastedCharges(many).issues).toEqual(["一次最多导入500单"]);
});

test("the lines that count are the charges, one by one", () => {
  const text = "20261123000001 1\n\n2026 1123 0000 02\t2,5\r\n20261123000001 3\n  \n20261123000003，4\n";
  const lines = countedLines(text);
  expect(lines).toBe("20261123000001 3\n2026 1123 0000 02\t2,5\n20261123000003，4");
  expect(readPastedCharges(lines)).toEqual(readPastedCharges(text));
  expect(readPastedCharges(text).charges.map(({ orderNo }) => orderNo.at(-1))).toEqual(["1", "2", "3"]);
  expect(countedLines("订单 金额\n\n备注\n20261123000001 1")).toBe("订单 金额\n备注\n20261123000001 1");
});

test("a cost without an amount is not taken for the amount", () => {
  expect(readPastedCharges("20261123000001\t\t300")).toEqual({
    charges: [],
    issues: ["第1行：请写成“14位订单号 金额”，货品成本可写在金额后"],
  });
});

test("[CONST-26] a pasted line has the 14 digits of an order's number, and neither more nor fewer", () => {
  for (const number of ["2026112300001", "202611230000012"]) {
    const { charges, issues } = readPastedCharges(`${number}，680`);
    expect([charges, issues.length]).toEqual([[], 1]);
  }
  expect(readPastedCharges("20261123000001，680").charges).toEqual([
    { orderNo: "20261123000001", fen: 68_000 },
  ]);
});

test("a charge is nothing, an amount, or unclear", () => {
  expect(["", " ", "0", "12.5", "1000000"].map(readCharge)).toEqual([null, null, 0, 1250, 100_000_000]);
  expect(["-1", "1.005", "1e3", "1000000.01", "免费"].map(readCharge)).toEqual(Array(5).fill(undefined));
});

test("[PAGE-02] an order brings what is charged, less the goods' cost and what was paid, plus what came back", () => {
  const order = { charged: 10_000, paid: 3_000, markups: 1_000, refunded: 500 };
  expect(orderResult({ ...order, goodsCost: 5_000 })).toBe(1_500);
  expect(orderResult({ ...order, goodsCost: null })).toBe(6_500);
});
