import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { BillSheet } from "../../../app/features/bill/bill-sheet";
import { InvoiceDialog } from "../../../app/features/bill/invoice-dialog";
import { pageClient } from "../../../app/lib/graphql/page-client";
import { siteConfig } from "../../../app/lib/site-config";
import BillPage from "../../../app/routes/user.bill/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const BILL = {
  ...{ month: "2026-10", isOver: true, opening: 5_000, closing: 4_000, fee: 0, invoiceable: 1_000 },
  lines: [{ type: "PLACE_AN_ORDER", count: 1, moneyIn: 0, moneyOut: 1_000 }],
  direct: [],
};

test("[PAGE-01] [U35] the balances of a bill stand outside its columns, which have what came in and went out", () => {
  render(<BillSheet bill={BILL as never} owner="木屿家居" today="2026-11-25" />);
  const table = screen.getByRole("table");
  expect(within(table).queryByText(/余额/)).toBeNull();
  const [, line] = within(table).getAllByRole("row");
  expect(line?.textContent).toMatch(/1—.*10\.00$/);
  expect(screen.getByText(/^期初余额/).textContent).toContain("¥50.00");
  expect(screen.getByText(/^期末余额/).textContent).toContain("¥40.00");
});

test("[PAGE-01] a line of a bill leads to its lines of the ledger, and what went past the wallet, the fees and what can be invoiced have lines of their own", () => {
  const direct = [{ type: "PLACE_AN_ORDER", count: 2, moneyIn: 0, moneyOut: 7_500 }];
  const bill = { ...BILL, fee: 120, direct };
  render(<BillSheet bill={bill as never} owner="木屿家居" today="2026-11-25" />);
  expect(screen.getByRole("link", { name: "订单消费" }).getAttribute("href")).toBe(
    "/user/wallet?type=PLACE_AN_ORDER&payWay=WALLET&startTime=2026-10-01&endTime=2026-10-31",
  );
  const [, line] = within(screen.getByRole("region", { name: "直接支付" })).getAllByRole("row");
  expect(line?.textContent).toBe("订单消费2—¥75.00");
  expect(screen.getByText(/^提现支出中含手续费/).textContent).toContain("¥1.20");
  expect(screen.getByText(/^本月可开票金额/).textContent).toContain("¥10.00");
});

test.each([
  ["both", true, true, true],
  ["the wallet alone", true, false, false],
  ["providers alone", false, true, false],
])(
  "[PAGE-01] refunds to %s: the sheet says whether the ledger has others among them",
  (_, toWallet, toProvider, isSaid) => {
    const refund = { type: "REFUND", count: 1, moneyIn: 500, moneyOut: 0 };
    const bill = {
      ...BILL,
      lines: [...BILL.lines, ...(toWallet ? [refund] : [])],
      direct: [...BILL.lines, ...(toProvider ? [refund] : [])],
    };
    render(<BillSheet bill={bill as never} owner="木屿家居" today="2026-11-25" />);
    expect(screen.queryByText(/^退款的明细中还包括/) !== null).toBe(isSaid);
  },
);

test("[U35] a bill says whose it is, who issued it, and on which day", () => {
  render(<BillSheet bill={BILL as never} owner="木屿家居" today="2026-11-25" />);
  expect(screen.getByText("客户：木屿家居 · 已结算")).toBeTruthy();
  expect(screen.getByText(`出具方：${siteConfig.company}`)).toBeTruthy();
  expect(screen.getByText("出具日期：2026-11-25")).toBeTruthy();
});

test("[PAGE-01] [ROUTE-31] [G-02] the page of bills has what each month of the year brought, and one of them in full", async () => {
  graphNetwork();
  const bill = { ...BILL, invoice: null };
  const months = [{ ...bill, month: "2026-11" }, bill];
  const year = { year: 2026, thisYear: 2026, today: "2026-11-25" };
  render(<BillPage />, {
    at: "/user/bill?month=2026-10",
    data: { bills: months, bill, owner: null, ...year },
  });
  expect(await screen.findByRole("heading", { name: "2026年10月账单" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "2026年每月收支" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "发票" })).toBeTruthy();
  const tabs = within(screen.getByRole("navigation", { name: "月份" })).getAllByRole("link");
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("href")])).toEqual([
    ["11月", "/user/bill?month=2026-11"],
    ["10月", "/user/bill?month=2026-10"],
  ]);
  const years = within(screen.getByRole("navigation", { name: "年份" })).getAllByRole("link");
  expect(years.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["2025年", "/user/bill?year=2025"],
  ]);
});

test("[PAGE-01] the page of bills of an earlier year leads to the years before and after it", async () => {
  graphNetwork();
  const data = { bills: [], bill: null, owner: null, year: 2025, thisYear: 2026, today: "2026-11-25" };
  render(<BillPage />, { at: "/user/bill?year=2025", data });
  const years = within(await screen.findByRole("navigation", { name: "年份" })).getAllByRole("link");
  expect(years.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["2024年", "/user/bill?year=2024"],
    ["2026年", "/user/bill?year=2026"],
  ]);
});

test.each([
  ["a month", "/user/bill?month=2026-01", true, ["/user/bill"]],
  ["nothing", "/user/bill", false, []],
])(
  "[PAGE-01] without a bill, a page that asks for %s leads to the latest one only if it is another page",
  async (_, at, isAskedFor, links) => {
    graphNetwork();
    const year = { year: 2026, thisYear: 2026, today: "2026-11-25", isAskedFor };
    render(<BillPage />, { at, data: { bills: [], bill: null, owner: null, ...year } });
    expect(await screen.findByText("没有这个月的账单")).toBeTruthy();
    const latest = screen.queryAllByRole("link", { name: "查看最近的账单" });
    expect(latest.map((link) => link.getAttribute("href"))).toEqual(links);
  },
);

test("[PAGE-01] [ERR-10] 导出 asks for the file of the month that is shown, and says 文件下载失败 where there is none", async () => {
  const asked: string[] = [];
  const file = ({ url }: Request) => {
    asked.push(new URL(url).search);
    return Response.json({ code: 4004, message: "文件下载失败", data: null });
  };
  graphNetwork({}, { "/order/api/bill/export": file });
  const bill = { ...BILL, invoice: null };
  const data = { bills: [bill], bill, owner: null, year: 2026, thisYear: 2026, today: "2026-11-25" };
  const { user } = render(<BillPage />, { at: "/user/bill?month=2026-10", data });
  await user.click(await screen.findByRole("button", { name: "导出" }));
  expect(await screen.findByText("文件下载失败")).toBeTruthy();
  expect(asked).toEqual(["?month=2026-10"]);
});

test("[U38] an invoice is asked for with half-width values, however they were typed", async () => {
  const network = graphNetwork({ RequestInvoice: { answer: { __typename: "Invoice" } } });
  const { user } = render(
    <InvoiceDialog month="2026-10" amount={1_000} earlier={null} onClose={() => undefined} />,
  );
  const field = (name: RegExp) => screen.getByRole("textbox", { name });
  await user.type(field(/发票抬头/), "杭州家具有限公司");
  await user.type(field(/税号/), "９１３５０１００ｍ０００１００Ｙ４３");
  await user.type(field(/接收邮箱/), "kuaiji＠example．com");
  await user.click(screen.getByRole("button", { name: "提交申请" }));
  await waitFor(() =>
    expect(network.sentTo("RequestInvoice")).toMatchObject([
      { input: { taxNo: "91350100M000100Y43", email: "kuaiji@example.com" } },
    ]),
  );
});

test("[PAGE-01] [G-02] the bill is loaded again when the platform answers the request for its invoice", async () => {
  graphNetwork();
  const bill = { ...BILL, invoice: null };
  const data = { bills: [bill], bill, owner: null, year: 2026, thisYear: 2026, today: "2026-11-25" };
  const { reloads } = render(<BillPage />, { at: "/user/bill?month=2026-10", data });
  await screen.findByRole("heading", { name: "2026年10月账单" });
  await act(async () => pageClient().announce({ changed: ["Message"], isOwn: false }));
  await waitFor(() => expect(reloads()).toBe(1));
});
