import { describe, expect, test } from "vitest";
import { splitPayable } from "../../../app/features/payment/batch/split-payable";

const NOW = Date.parse("2026-11-20T08:30:00Z");

const order = (id: string, change: object = {}) => ({
  id,
  orderNo: `2611200000000${id}`,
  status: "WAIT_PAY" as const,
  expiresAt: "2026-11-20T08:30:01Z",
  bidding: null,
  goodsTypeName: "家具",
  serviceTypeName: "仅安装",
  customerName: "王芳",
  totalAmount: 30_000,
  ...change,
});

describe("orders that are chosen to be paid together", () => {
  test("are split into those that can be paid and the others, each in its sequence", () => {
    const orders = [
      order("1"),
      order("2", { status: "CLOSE" }),
      order("3", { expiresAt: null }),
      order("4", { status: "WAIT_ASSIGN" }),
    ];
    expect(splitPayable(orders, NOW)).toEqual({
      payable: [orders[0], orders[2]],
      unpayable: [
        { id: "2", orderNo: "26112000000002", reason: "已关闭" },
        { id: "4", orderNo: "26112000000004", reason: "已支付" },
      ],
    });
  });

  test.each([
    ["已支付", { status: "WAIT_ASSIGN" }],
    ["已支付", { status: "EVALUATED" }],
    ["已关闭", { status: "CLOSE" }],
    ["已超过支付时限", { expiresAt: "2026-11-20T08:30:00Z" }],
    ["等待选定师傅报价", { bidding: { state: "OPEN" } }],
  ])("say %s of one that is %j", (reason, change) => {
    expect(splitPayable([order("5", change)], NOW)).toEqual({
      payable: [],
      unpayable: [{ id: "5", orderNo: "26112000000005", reason }],
    });
  });

  test("are two empty lists without any", () => {
    expect(splitPayable([], NOW)).toEqual({ payable: [], unpayable: [] });
  });
});
