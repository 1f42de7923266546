import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { walletLinesOf } from "../../../app/features/bill/bill-address";
import { LEDGER, ledgerVariables } from "../../../app/features/wallet/ledger-address";
import type { LedgerType } from "../../../schema/rules/wallet/ledger";
import { openSession, signIn } from "../../support/accounts/accounts";
import { readWorkbook } from "../../support/files/read-workbook";
import { documentId } from "../../support/graph/document-id";
import { expectSoundData, PICTURE, PLACE, seedReference } from "../../support/orders/orders";
import { createTestClock, idsBy } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";
import { formFields } from "../pay/attacked-trade";
import { act, runJobs } from "../pay/support";
import {
  bindAlipay,
  createPayoutBackend,
  NAME,
  paidTo,
  plantCode,
  review,
  rowsOf,
} from "../withdrawals/support";

const at = (time: string) => Date.parse(`2026-${time}+08:00`);
const PAY_PASSWORD = "246810";
const BEFORE = at("09-01T09:00:00");

const clock = createTestClock(BEFORE);
/** Nothing is paid out without a review. */
const backend = createPayoutBackend({ autoLimit: "", clock });
const site = createWholeSite(backend);
const ids = idsBy(clock);
beforeAll(seedReference);
afterAll(expectSoundData);

type Account = Awaited<ReturnType<typeof signIn>>;

/** What the pages ask and send, by the names of their operations. */
function pagesOf(account: Account) {
  let token = account.token;
  const ask = async (name: string, variables: object = {}) => {
    const { answer } = await site.graphql({ documentId: documentId(name), variables }, { token });
    expect(answer.errors).toBeUndefined();
    return answer.data;
  };
  const send = async (name: string, input: object) => {
    const data = await ask(name, { input: { idempotencyKey: ids.token(16), ...input } });
    const answer = data.answer ?? data.createOrder;
    expect(answer).not.toHaveProperty("message");
    return answer;
  };
  return {
    ask,
    send,
    /** The day comes; the customer signs in again, because a session lasts a month. */
    async day(time: string) {
      clock.set(at(time));
      token = await openSession(account.customerId, clock.now());
      await runJobs(backend);
    },
    wallet: async () => (await ask("WalletPage", { lines: {}, page: 1, pageSize: 50 })).viewer.wallet,
  };
}
type Pages = ReturnType<typeof pagesOf>;

/** Sends Alipay's form, as the browser does, and pays there. */
async function payAtAlipay(html: string): Promise<void> {
  const { data } = await backend.call("POST", "/sandbox/api/pay/open", {
    headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN}` },
    json: { params: formFields(html) },
  });
  expect(await act(backend, data.outTradeNo, "pay")).toBe(1);
}

async function recharge({ ask, send }: Pages, fen: number): Promise<void> {
  const { rechargeNo, pageHtml } = await send("RechargeWallet", { amount: fen, payWay: "ALIPAY" });
  await payAtAlipay(pageHtml);
  expect((await ask("RechargeState", { rechargeNo })).viewer.rechargeStatus).toBe("SUCCESS");
}

async function order({ ask, send }: Pages, payWay: "WALLET" | "ALIPAY"): Promise<string> {
  const { orderId } = await send("CreateOrder", {
    goodsTypeId: String(PLACE.goodsTypeId),
    serviceTypeId: String(PLACE.installOnly),
    customerName: "王小姐",
    customerPhone: "13800138000",
    hasLift: true,
    areaCode: PLACE.areaCode,
    address: "文三路 100 号",
    items: [{ imageUrl: PICTURE, goodsTypeId: String(PLACE.childTypeId), name: "三人沙发", count: 1 }],
    totalVolume: "2.5",
    packingCount: 3,
    isArrival: true,
    contactName: "李先生",
    contactPhone: "13900139000",
    verifType: "NOT",
  });
  const password = payWay === "WALLET" ? PAY_PASSWORD : null;
  const { pageHtml } = await send("PayOrder", { orderId, payWay, password });
  if (pageHtml) await payAtAlipay(pageHtml);
  expect((await ask("OrderPayState", { id: orderId })).order.status).not.toBe("WAIT_PAY");
  return orderId;
}

async function withdraw({ ask, send }: Pages, account: Account, fen: number): Promise<number> {
  const code = await plantCode(backend, account);
  await send("Withdraw", { amount: fen, payWay: "ALIPAY", realName: NAME, code });
  const { withdrawals } = (await ask("Withdrawals", { page: 1, pageSize: 15 })).viewer;
  expect(withdrawals.nodes[0]).toMatchObject({ status: "CASH_OUT", amount: fen, isReviewed: false });
  return Number(withdrawals.nodes[0].id);
}

interface Line {
  type: LedgerType;
  count: number;
  moneyIn: number;
  moneyOut: number;
}

test("[WALLET-04] [WALLET-13] [PAGE-01] [U46] a month of money: recharged, spent, refunded, taken out, refused once and paid once, and billed to the fen", async () => {
  const account = await signIn({ payPassword: PAY_PASSWORD, now: BEFORE });
  await bindAlipay(account, { boundAt: BEFORE });
  const pages = pagesOf(account);

  await pages.day("09-30T23:59:58");
  await recharge(pages, 200_000);
  await pages.day("10-01T00:00:00");
  await recharge(pages, 30_000);
  expect(await pages.wallet()).toEqual({ balance: 230_000, withdrawing: 0 });

  await pages.day("10-03T10:00:00");
  const [kept, refunded] = [await order(pages, "WALLET"), await order(pages, "WALLET")];
  const { balance } = await pages.wallet();
  const price = (230_000 - balance) / 2;
  expect(price).toBeGreaterThan(0);
  await pages.day("10-06T15:30:00");
  await order(pages, "ALIPAY");
  expect((await pages.wallet()).balance).toBe(balance);

  await pages.day("10-09T09:00:00");
  const { answer } = await pages.ask("RefundOrder", { orderId: refunded });
  expect(answer).not.toHaveProperty("message");
  expect((await pages.wallet()).balance).toBe(balance + price);

  await pages.day("10-12T11:00:00");
  const first = await withdraw(pages, account, 50_000);
  expect(await pages.wallet()).toEqual({ balance: balance + price - 50_000, withdrawing: 50_000 });
  expect((await review(backend, first, false, "资料待核实")).code).toBe(0);
  expect(await pages.wallet()).toEqual({ balance: balance + price, withdrawing: 0 });

  await pages.day("10-20T11:00:00");
  const second = await withdraw(pages, account, 50_000);
  expect((await review(backend, second, true)).code).toBe(0);
  await runJobs(backend);
  expect(await paidTo(account)).toEqual([49_700]);
  expect((await rowsOf(account)).map(({ stage }) => stage)).toEqual(["REFUSED", "PAID"]);
  const { withdrawals } = (await pages.ask("Withdrawals", { page: 1, pageSize: 15 })).viewer;
  expect(withdrawals).toMatchObject({
    total: 2,
    nodes: [
      { status: "FINISH", actual: 49_700, fee: 300 },
      { status: "FALL", reason: "资料待核实" },
    ],
  });

  await pages.day("11-01T00:00:00");
  const { bills } = (await pages.ask("BillPage", { year: 2026 })).viewer;
  expect(bills.map(({ month }: { month: string }) => month)).toEqual(["2026-11", "2026-10", "2026-09"]);
  const [november, october, september] = bills;
  expect(september).toMatchObject({ opening: 0, closing: 200_000 });
  expect(october).toMatchObject({ isOver: true, opening: 200_000, fee: 300, invoiceable: 2 * price + 300 });
  expect(october.closing).toBe(200_000 + 30_000 - price - 50_000);
  expect(november).toMatchObject({ opening: october.closing, closing: october.closing, isOver: false });
  const lines: Line[] = october.lines;
  expect(Object.fromEntries(lines.map(({ type, ...line }) => [type, line]))).toEqual({
    RECHARGE: { count: 1, moneyIn: 30_000, moneyOut: 0 },
    PLACE_AN_ORDER: { count: 2, moneyIn: 0, moneyOut: 2 * price },
    REFUND: { count: 1, moneyIn: price, moneyOut: 0 },
    CASH_OUT: { count: 2, moneyIn: 0, moneyOut: 100_000 },
    CASH_OUT_REJECT: { count: 1, moneyIn: 50_000, moneyOut: 0 },
  });
  expect(october.direct).toEqual([{ type: "PLACE_AN_ORDER", count: 1, moneyIn: 0, moneyOut: price }]);

  // Every line of the bill leads to the lines of the ledger that it is the sum of.
  const month = { from: "2026-10-01T00:00:00+08:00", to: "2026-10-31T23:59:59+08:00" };
  const ledgerOf = async (filter: object) =>
    (await pages.ask("WalletPage", { lines: { ...month, ...filter }, page: 1, pageSize: 50 })).viewer;
  for (const { type, count, moneyIn, moneyOut } of lines) {
    const linked = LEDGER.read(new URL(walletLinesOf("2026-10", type), "https://site.test").searchParams);
    const { cashFlows, cashFlowSums } = await ledgerOf(ledgerVariables(linked.filter));
    expect({ type, count: cashFlows.total, ...cashFlowSums }).toMatchObject({
      type,
      count,
      moneyIn,
      moneyOut,
    });
  }
  const { cashFlows, cashFlowSums } = await ledgerOf({});
  expect(cashFlowSums).toMatchObject({ opening: october.opening, closing: october.closing, others: 0 });
  expect(cashFlows.nodes.filter(({ orderId }: { orderId: string }) => orderId === kept)).toHaveLength(1);

  const file = await backend.request("/order/api/bill/export?month=2026-10", {
    headers: { "WEB-TOKEN": await openSession(account.customerId, clock.now()) },
  });
  const { rows } = await readWorkbook(new Uint8Array(await file.arrayBuffer()));
  const last = rows.find((cells) => cells.A?.value === "期末余额");
  expect(Object.values(last ?? {}).map(({ value }) => Number(value))).toContain(october.closing / 100);
});
