import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { ChargeField } from "../../../app/features/profit/charge-field";
import { PasteChargesDialog } from "../../../app/features/profit/paste-charges-dialog";
import { ProfitSums } from "../../../app/features/profit/profit-sums";
import { ProfitTable } from "../../../app/features/profit/profit-table";
import ProfitPage from "../../../app/routes/user.profitLoss.order/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const SAVED = { SetOrderCharges: { answer: { __typename: "OrderChargesSaved" } } };
const ORDER = "26112000001001";

test("[U58] the cost by the goods library is shown, and what is entered for the order is sent alone", async () => {
  const network = graphNetwork(SAVED);
  const { user } = render(<ChargeField orderNo={ORDER} of="goodsCost" fen={null} otherwise={168_000} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "订单261120 0000 1001的货品成本，元" });
  expect(field.placeholder).toBe("1680.00");
  expect(screen.getByText("按商品库")).toBeTruthy();
  await user.type(field, "1500{Enter}");
  expect(await screen.findByText("货品成本已保存")).toBeTruthy();
  expect(network.sentTo("SetOrderCharges")).toEqual([{ charges: [{ orderNo: ORDER, goodsCost: 150_000 }] }]);
});

test("[U58] an entered cost that is emptied goes back to the library's", async () => {
  const network = graphNetwork(SAVED);
  const { user } = render(<ChargeField orderNo={ORDER} of="goodsCost" fen={150_000} otherwise={150_000} />);
  expect(screen.queryByText("按商品库")).toBeNull();
  await user.clear(screen.getByRole("textbox"));
  await user.click(screen.getByRole("button", { name: "保存" }));
  expect(await screen.findByText("货品成本已保存")).toBeTruthy();
  expect(network.sentTo("SetOrderCharges")).toEqual([{ charges: [{ orderNo: ORDER, goodsCost: null }] }]);
});

const ROW = {
  ...{ orderId: "5", orderNo: ORDER, shopOrderNo: null, createdAt: "2026-11-22T09:00:00+08:00" },
  ...{ goodsTypeName: "家具", customerName: "王小满", isCostEntered: false, goodsCost: null },
  ...{ charged: null as number | null, paid: 20_000, markups: 0, refunded: 0, result: null },
};
const CHARGE = "订单261120 0000 1001的收款，元";

/** One order, whose stored charge changes by the buttons, as it does when the page is loaded again. */
function StoredCharges({ amounts }: { amounts: readonly number[] }) {
  const [charged, setCharged] = useState<number | null>(null);
  return (
    <>
      <ProfitTable orders={[{ ...ROW, charged }] as never} isBusy={false} />
      {amounts.map((fen) => (
        // A press on these takes no focus.
        <button
          key={fen}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setCharged(fen)}
        >
          {fen}
        </button>
      ))}
    </>
  );
}

test.each(["{Enter}", "保存"])("the field keeps the focus when its charge is saved by %s", async (way) => {
  graphNetwork(SAVED);
  const { user } = render(<StoredCharges amounts={[90_000]} />);
  await user.type(screen.getByRole("textbox", { name: CHARGE }), "900");
  if (way === "保存") await user.click(screen.getByRole("button", { name: way }));
  else await user.keyboard(way);
  expect(await screen.findByText("收款已保存")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "90000" }));
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: CHARGE });
  expect(field.value).toBe("900.00");
  expect(screen.queryByRole("button", { name: "保存" })).toBeNull();
  expect(document.activeElement).toBe(field);
});

test("a field that was not edited follows the stored charge, and what was typed stays", async () => {
  graphNetwork();
  const { user } = render(<StoredCharges amounts={[90_000, 70_000]} />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: CHARGE });
  await user.click(screen.getByRole("button", { name: "90000" }));
  expect(field.value).toBe("900.00");
  await user.clear(field);
  await user.type(field, "800");
  await user.click(screen.getByRole("button", { name: "70000" }));
  expect(field.value).toBe("800");
});

test("[U37] a charge that was typed before the page came alive stays, and can be saved", async () => {
  const network = graphNetwork(SAVED);
  const { user } = render(<ChargeField orderNo={ORDER} of="amount" fen={90_000} />, {
    early: (html) => {
      const field = html.querySelector("input");
      if (field) field.value = "800";
    },
  });
  await user.click(await screen.findByRole("button", { name: "保存" }));
  expect(await screen.findByText("收款已保存")).toBeTruthy();
  expect(network.sentTo("SetOrderCharges")).toEqual([{ charges: [{ orderNo: ORDER, amount: 80_000 }] }]);
});

test("an order of a pasted list that is refused is named by its line in the field", async () => {
  const message = "第2行的订单不存在或尚未付款，请核对订单号";
  const refusal = { answer: { __typename: "BusinessError", code: 4000, message } };
  const network = graphNetwork({ SetOrderCharges: refusal });
  const { user } = render(<PasteChargesDialog onClose={() => undefined} />);
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /订单号和收款金额/ });
  await user.click(field);
  await user.paste(`${ORDER} 1\n\n26112000001002 2 5\n${ORDER} 3\n`);
  await user.click(screen.getByRole("button", { name: "导入" }));
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getAllByText(message).length).toBeGreaterThan(0);
  expect(field.value).toBe(`${ORDER} 3\n26112000001002 2 5`);
  const charges = [
    { orderNo: ORDER, amount: 300 },
    { orderNo: "26112000001002", amount: 200, goodsCost: 500 },
  ];
  expect(network.sentTo("SetOrderCharges")).toEqual([{ charges }]);
});

test.each([
  ["合计盈利", 36_000, "¥360.00"],
  ["合计亏损", -4_000, "减-¥40.00"],
])("[PAGE-02] the sums say what was charged, taken and paid back, and end with %s", (name, result, total) => {
  const amounts = { charged: 90_000, goodsCost: 30_000, paid: 20_000, markups: 5_000, refunded: 1_000 };
  render(<ProfitSums sums={{ ...amounts, orders: 5, missing: 2, uncosted: 3, result }} />);
  const terms = screen.getAllByRole("term");
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ["收款", "¥900.00"],
    ["货品成本", "减-¥300.00"],
    ["订单支付", "减-¥200.00"],
    ["加价", "减-¥50.00"],
    ["退款", "加+¥10.00"],
    [name, total],
  ]);
});

test("[U58] the sums say of how many orders the cost is not known", () => {
  const amounts = { charged: 90_000, goodsCost: 30_000, paid: 10_000, markups: 0, refunded: 0 };
  render(<ProfitSums sums={{ ...amounts, orders: 5, missing: 2, uncosted: 3, result: 50_000 }} />);
  expect(
    screen.getByText("以上为已填写收款的5单，其中3单没有货品成本，按0计算；另有2单未填写，不计入合计"),
  ).toBeTruthy();
});

test("[PAGE-02] [G-02] an order has a row with what was charged, its cost, what was paid, added and refunded, and the result", () => {
  const order = {
    ...{ orderId: "5", orderNo: ORDER, shopOrderNo: "TB1", createdAt: "2026-11-22T09:00:00+08:00" },
    ...{ goodsTypeName: "家具", customerName: "王小满", isCostEntered: true },
    ...{ charged: 90_000, goodsCost: 30_000, paid: 20_000, markups: 5_000, refunded: 1_000 },
  };
  const orders = [
    { ...order, result: 36_000 },
    { ...order, orderId: "6", result: -4_000 },
    { ...order, orderId: "7", charged: null, result: null },
  ];
  render(<ProfitTable orders={orders as never} isBusy={false} />);
  const rows = screen.getAllByRole("row").slice(1);
  const cells = rows.map((row) =>
    [...row.querySelectorAll("td")].map((cell) => cell.querySelector("input")?.value ?? cell.textContent),
  );
  const amounts = ["¥200.00", "¥50.00", "¥10.00"];
  expect(cells.map(([, ...after]) => after)).toEqual([
    ["900.00", "300.00", ...amounts, "盈利¥360.00"],
    ["900.00", "300.00", ...amounts, "亏损减-¥40.00"],
    ["", "300.00", ...amounts, "填写收款后计算"],
  ]);
  expect(rows[0]?.textContent).toMatch(/家具 · 王小满 · 2026-11-22 09:00店铺订单号 TB1/);
  expect(rows[1]?.querySelector("a")?.getAttribute("href")).toBe("/user/order/orderinfo?orderid=6");
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "订单",
    "向客户收款(元)",
    "货品成本(元)",
    "订单支付",
    "加价",
    "退款",
    "盈亏",
  ]);
});

test("[PAGE-02] [ERR-10] 导出 asks for the file of the page's filter, and says 文件下载失败 where there is none", async () => {
  const asked: string[] = [];
  const file = ({ url }: Request) => {
    asked.push(new URL(url).search);
    return Response.json({ code: 4004, message: "文件下载失败", data: null });
  };
  graphNetwork({}, { "/order/api/order_profit/export": file });
  const search = "?keyword=TB1&isEntered=true";
  const data = { isHidden: false, orders: { nodes: [], total: 1 }, sums: null, size: 12 };
  const { user } = render(<ProfitPage />, { at: `/user/profitLoss/order${search}`, data });
  await user.click(await screen.findByRole("button", { name: "导出" }));
  expect(await screen.findByText("文件下载失败")).toBeTruthy();
  expect(asked).toEqual([search]);
});

test.each([
  ["has sums, weeks and orders", true],
  ["says that an account does not have it", false],
])("[PAGE-02] [G-02] the page %s", async (_what, has) => {
  graphNetwork();
  const amounts = { charged: 90_000, goodsCost: 30_000, paid: 20_000, markups: 5_000, refunded: 1_000 };
  const result = { ...amounts, result: 36_000 };
  const weeks = [{ monday: "2026-11-16", orders: 1, charged: 90_000, result: 36_000 }];
  const sums = { ...result, isOffered: true, orders: 1, missing: 0, uncosted: 0, weeks };
  const about = { orderId: "5", orderNo: ORDER, shopOrderNo: null, createdAt: "2026-11-22T09:00:00+08:00" };
  const order = { ...about, goodsTypeName: "家具", customerName: "王小满", isCostEntered: true, ...result };
  const data = { isHidden: !has, orders: { nodes: [order], total: 1 }, sums, size: 12 };
  render(<ProfitPage />, { at: "/user/profitLoss/order", data });
  await screen.findByText(has ? "共 1 单" : "您的账户未开通订单盈亏");
  expect(screen.queryByRole("region", { name: "盈亏合计" }) !== null).toBe(has);
  expect(screen.queryByRole("heading", { name: "每周盈亏" }) !== null).toBe(has);
  expect(screen.queryByText(/王小满/) !== null).toBe(has);
});
