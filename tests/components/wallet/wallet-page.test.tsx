import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { EVERYTHING, OffersProvider } from "../../../app/features/customer-area/offers";
import WalletPage, { loader } from "../../../app/routes/user.wallet._index/route";
import WithdrawalsPage from "../../../app/routes/user.wallet.withdraw/route";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { fileNamed, watchSavedFiles } from "../../support/components/saved-files";

const LINE = {
  ...{ id: "1", createdAt: "2026-11-20T16:30:00+08:00", type: "RECHARGE", payWay: "ALIPAY", amount: 500 },
  ...{ balanceBefore: 700, balanceAfter: 1200, isDirect: false, content: "余额充值" },
  ...{ orderId: null, orderNo: null },
};
const CASH_OUT = {
  ...LINE,
  id: "2",
  type: "CASH_OUT",
  amount: -400,
  balanceBefore: 1600,
  balanceAfter: 1200,
};

async function open(search = "") {
  graphNetwork();
  const data = {
    wallet: { balance: 123_456, withdrawing: 40_000 },
    ledger: { nodes: [LINE, CASH_OUT], total: 2 },
    ...{ sums: null, size: 12 },
  };
  render(<WalletPage />, { at: `/user/wallet${search}`, data });
  return within(await screen.findByRole("table", { name: "钱包明细" }));
}

test("[WALLET-01] [API-007] [ENT-01] [ENT-23] the wallet shows the balance, what is being withdrawn, and the ledger", async () => {
  const ledger = await open();
  const figures = screen.getByRole("region", { name: "我的资金" });
  expect(figures.textContent).toMatch(/可用余额¥1,234\.56.*提现中¥400\.00/);
  expect(ledger.getAllByRole("row")).toHaveLength(3);
});

test("[WALLET-01] [ROUTE-27] [WALLET-09] a wallet that was never used says that there is nothing in its ledger, and leads to its other pages", async () => {
  graphNetwork();
  const data = {
    wallet: { balance: 0, withdrawing: 0 },
    ledger: { nodes: [], total: 0 },
    ...{ sums: null, size: 12 },
  };
  render(<WalletPage />, { at: "/user/wallet", data });
  expect(await screen.findByText("没有收支记录")).toBeTruthy();
  expect(screen.getByRole("region", { name: "我的资金" }).textContent).toMatch(/提现中¥0\.00/);
  expect(screen.queryByRole("table")).toBeNull();
  for (const [name, path] of [
    ["提现记录", "/user/wallet/withdraw"],
    ["提现", "/user/wallet/money"],
    ["充值", "/user/wallet/recharge"],
    ["去充值", "/user/wallet/recharge"],
  ] as const)
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(path);
});

test("[WALLET-04] [WALLET-06] [WALLET-07] [ENT-24] a line has the name of its type, its sign, and 交易成功, with what it was, when, how it was paid and the balances", async () => {
  const [, first, second] = (await open()).getAllByRole("row");
  expect(first?.textContent).toMatch(/充值余额充值2026-11-20 16:30:00.*支付宝.*¥7\.00→¥12\.00/);
  expect(first?.textContent).toMatch(/充值.*交易成功.*\+¥5\.00/);
  expect(second?.textContent).toMatch(/提现.*交易成功.*[-−]¥4\.00/);
});

test("[WALLET-02] [WALLET-04] [ENUM-15] [API-073] the ledger is filtered by each of its types and by time", async () => {
  const kept = { type: "REFUND", startTime: "2026-11-01", endTime: "2026-11-30" };
  await open(`?${new URLSearchParams(kept)}`);
  const types = within(screen.getByRole("combobox", { name: "类型" })).getAllByRole("option");
  const [all, ...ofOne] = types.map((option) => option.getAttribute("value"));
  expect(all).toBe("");
  expect(ofOne).toEqual([
    ...["PLACE_AN_ORDER", "REFUND", "MARKUP", "MARKUP_REQUEST", "VALUE_ADDED", "BONUS", "REBATE"],
    ...["ORDER_PROFIT", "RECHARGE", "CASH_OUT", "CASH_OUT_REJECT", "FINE", "REWARD"],
  ]);
  expect(types.slice(1).map(({ textContent }) => textContent)).toEqual([
    ...["订单消费", "订单退款", "订单加价", "师傅加价", "增值服务", "奖金", "返利"],
    ...["订单收益", "充值", "提现", "提现退回", "罚款", "奖励"],
  ]);
  const form = screen.getByRole("button", { name: "搜索" }).closest("form");
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject(kept);
});

test("[WALLET-08] [API-073] a line shows its content and names its order once, as the link to what the line is about", async () => {
  graphNetwork();
  const order = { orderId: "77", orderNo: "26112015603984" };
  const refund = { ...LINE, ...order, id: "3", type: "REFUND", content: "订单退款：26112015603984" };
  const data = {
    ...{ wallet: null, sums: null, size: 12 },
    ledger: { nodes: [refund], total: 1 },
  };
  render(<WalletPage />, { at: "/user/wallet", data });
  const line = (await screen.findByText("2026-11-20 16:30:00")).closest("tr") as HTMLElement;
  const link = within(line).getByRole("link", { name: "261120 1560 3984" });
  expect(link.getAttribute("href")).toBe("/user/order/orderinfo?orderid=77&tab=refund");
  expect(line.textContent).toContain("订单退款：");
  expect(line.textContent?.replaceAll(" ", "").match(/26112015603984/g)).toHaveLength(1);
});

test("[WALLET-05] [U46] [WALLET-07] a payment through a provider leaves the balance unchanged, and is added up separately", async () => {
  graphNetwork();
  const paid = {
    ...LINE,
    id: "4",
    type: "PLACE_AN_ORDER",
    amount: -8_085,
    isDirect: true,
    balanceBefore: 1200,
  };
  const data = {
    ...{ wallet: null, size: 12 },
    sums: {
      ...{ isOffered: true, opening: 1200, moneyIn: 0, moneyOut: 0, others: 0, closing: 1200, held: 0 },
      ...{ directIn: 0, directOut: 8_085, balances: [] },
    },
    ledger: { nodes: [paid], total: 1 },
  };
  render(<WalletPage />, { at: "/user/wallet", data });
  const line = (await screen.findByText("2026-11-20 16:30:00")).closest("tr");
  expect(line?.textContent).toMatch(/支付宝.*支出减[-−]¥80\.85.*不动用余额/);
  expect(line?.textContent).not.toContain("¥12.00");
  const sums = screen.getByLabelText("所选时间的收支合计");
  expect(sums.textContent).toMatch(/支出¥0\.00.*期末余额¥12\.00.*直接支付（不动用余额）减?[-−]¥80\.85/);
});

test("[CONST-16] [WALLET-02] [WALLET-03] [API-073] the page asks for twelve lines at a time, of the type and the time in its address", async () => {
  const viewer = { wallet: null, cashFlows: { nodes: [LINE], total: 30 }, cashFlowSums: null };
  const graphqlParts = vi.fn().mockResolvedValue({ viewer });
  const request = new Request(
    "https://site.invalid/user/wallet?type=REFUND&startTime=2026-11-01&endTime=2026-11-30&page=3",
  );
  const { size } = await loader({ request, context: { hasToken: true, graphqlParts }, params: {} } as never);
  expect(graphqlParts.mock.calls[0]?.[1]).toEqual({
    lines: { type: "REFUND", from: "2026-11-01T00:00:00+08:00", to: "2026-11-30T23:59:59+08:00" },
    page: 3,
    pageSize: 12,
  });
  expect(size).toBe(12);
});

test("[API-073] [WALLET-02] [ROUTE-27] more than twelve lines have a second page, of the same type and time", async () => {
  graphNetwork();
  const data = { wallet: null, sums: null, size: 12, ledger: { nodes: [LINE], total: 13 } };
  const filter = "?type=BONUS&startTime=2026-11-01&endTime=2026-11-30";
  render(<WalletPage />, { at: `/user/wallet${filter}`, data });
  const next = await screen.findByRole("link", { name: "下一页" });
  expect(next.getAttribute("href")).toBe(`/user/wallet${filter}&page=2`);
});

const NOW = "2026-11-22T02:00:00.000Z";
const WITHDRAWAL = {
  ...{ id: "1", createdAt: NOW, target: "支付宝 139****9000", payWay: "ALIPAY", amount: 12_345, fee: 75 },
  ...{ actual: 12_270, status: "CASH_OUT", isReviewed: false, finishedAt: null, reason: null },
  ...{ confirmPath: null, confirmBefore: null },
};

test.each([
  [
    "[WALLET-03] [API-073] [ERR-10] the ledger",
    { path: "/user/wallet", Page: WalletPage, file: "/order/api/cash_flow/export", type: "type=BONUS&" },
    { wallet: null, sums: null, size: 12, ledger: { nodes: [LINE], total: 1 } },
  ],
  [
    "[WALLET-09] [WALLET-11] [API-075] [ERR-10] the withdrawals",
    { path: "/user/wallet/withdraw", Page: WithdrawalsPage, file: "/order/api/withdraw/export", type: "" },
    { withdrawals: { nodes: [WITHDRAWAL], total: 1, totalAmount: 12_345 }, size: 15, serverNow: NOW },
  ],
] as const)(
  "%s: 导出 asks for the file of what is in the address, and saves it",
  async (_, { path, Page, file, type }, data) => {
    const asked: string[] = [];
    let answer = () => Response.json({ code: 4004, message: "文件下载失败", data: null });
    graphNetwork(
      {},
      {
        [file]: ({ url }) => {
          asked.push(new URL(url).search);
          return answer();
        },
      },
    );
    const filter = `?${type}startTime=2026-11-01&endTime=2026-11-30`;
    const { user } = render(<Page />, { at: `${path}${filter}`, data });
    await user.click(await screen.findByRole("button", { name: "导出" }));
    expect(await screen.findByText("文件下载失败")).toBeTruthy();
    expect(asked).toEqual([filter]);
    answer = () => fileNamed("明细.xlsx");
    const saved = watchSavedFiles();
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "重试" }));
    expect(await screen.findByText("已导出 明细.xlsx")).toBeTruthy();
    expect(saved()).toEqual(["明细.xlsx"]);
    expect(asked).toEqual([filter, filter]);
  },
);

test("[WALLET-03] no file is offered where the backend has none of the ledger", async () => {
  graphNetwork();
  const data = { wallet: null, sums: null, size: 12, ledger: { nodes: [LINE], total: 1 } };
  const page = (
    <OffersProvider value={{ ...EVERYTHING, ledger: false }}>
      <WalletPage />
    </OffersProvider>
  );
  render(page, { at: "/user/wallet", data });
  expect(await screen.findByRole("table", { name: "钱包明细" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "导出" })).toBeNull();
});
