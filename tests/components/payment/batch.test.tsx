import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { BatchPayDialog } from "../../../app/features/payment/batch/batch-pay-dialog";
import { splitPayable } from "../../../app/features/payment/batch/split-payable";
import type { BatchOrderFragment } from "../../../app/gql/graphql";
import { noteServerTime } from "../../../app/lib/clock/server-clock";
import { formatOrderNo } from "../../../app/lib/format";
import { Code } from "../../../schema/rules/codes";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const NOW = "2026-11-23T10:00:00.000Z";
const LATER = "2026-11-24T10:00:00.000Z";

const order = (id: number, change: Partial<BatchOrderFragment> = {}): BatchOrderFragment => ({
  id: String(id),
  orderNo: `2611231000000${id}`,
  status: "WAIT_PAY",
  expiresAt: LATER,
  ...{ goodsTypeName: "家具", serviceTypeName: "仅安装", customerName: "王小满", bidding: null },
  totalAmount: 10_000 * id,
  ...change,
});

/** So many orders, numbered from 1. */
const orders = (count: number) =>
  Array.from({ length: count }, (_, index) => order(index + 1, { totalAmount: 10_000 }));

const PAID = order(2, { status: "RECEIVING_ORDER" });
const UNPRICED = order(6, { totalAmount: 0, bidding: { state: "OPEN" } });
const CLOSED = order(3, { status: "CLOSE" });
const EXPIRED = order(4, { expiresAt: "2026-11-23T09:59:59.000Z" });
const batchOf = (listed: BatchOrderFragment[], unpaid: number) => ({
  viewer: { ordersById: listed, unpaidOrders: orders(unpaid) },
});
const PAYER = {
  payWays: ["WALLET"],
  viewer: {
    customer: { hasPayPassword: true, maskedPhone: "138****8000", phone: "13800138000" },
    wallet: { balance: 90_000_000 },
    smallPayment: null,
  },
};

/** The dialog that was opened with these orders, once they are shown. */
async function openBatch(orders: BatchOrderFragment[], unpaid: number, payer: object = PAYER) {
  const onPaid = vi.fn();
  const network = graphNetwork({ BatchOrders: batchOf(orders, unpaid), Payer: payer });
  const ids = orders.map(({ id }) => id);
  const dialog = <BatchPayDialog orderIds={ids} onOpenChange={vi.fn()} onPaid={onPaid} />;
  const page = render(dialog, { about: ["Order"] });
  await screen.findByRole("list", { name: "待付款订单" });
  return { network, onPaid, ...page };
}

/** Presses the button below the orders, and types the payment password. */
async function pay(user: Awaited<ReturnType<typeof openBatch>>["user"]): Promise<void> {
  await user.click(screen.getByRole("button", { name: "确认支付" }));
  const password = await screen.findByRole("dialog", { name: "输入支付密码" });
  await user.type(within(password).getByLabelText(/^支付密码/), "123456");
  await user.click(within(password).getByRole("button", { name: "确认支付" }));
}

const dialogText = () => screen.getByRole("dialog", { name: "批量支付" }).textContent ?? "";
/** How much is chosen, of how many, and what it costs. */
const chosen = () => [
  /已选 \d+ 单( \/ 可选 \d+ 单)?/.exec(dialogText())?.[0],
  /合计 ¥([\d,.]+)/.exec(dialogText())?.[1],
];
const box = ({ orderNo }: BatchOrderFragment) =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: new RegExp(formatOrderNo(orderNo)) });
const leftOut = () => {
  const list = screen.queryByRole("list", { name: "不能支付的订单" });
  return list
    ? within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
    : [];
};

beforeEach(() => {
  noteServerTime(NOW);
});

test("[PAY-30] [U7] an order that was paid, closed or ran out of time is left out with its reason", () => {
  const { payable, unpayable } = splitPayable([order(1), PAID, CLOSED, EXPIRED], Date.parse(NOW));
  expect(payable.map(({ id }) => id)).toEqual(["1"]);
  expect(unpayable.map(({ orderNo, reason }) => [orderNo, reason])).toEqual([
    [PAID.orderNo, "已支付"],
    [CLOSED.orderNo, "已关闭"],
    [EXPIRED.orderNo, "已超过支付时限"],
  ]);
});

describe("several orders", () => {
  test("[PAY-31] are asked to be one at least, and nothing is paid", async () => {
    const { network, user } = await openBatch([order(1)], 1);
    await user.click(box(order(1)));
    await user.click(screen.getByRole("button", { name: "确认支付" }));
    expect(await screen.findByText("请至少选择一个订单")).toBeTruthy();
    expect(screen.queryByRole("dialog", { name: "输入支付密码" })).toBeNull();
    expect(network.sentTo("PayOrders")).toEqual([]);
  });

  test("[PAY-32] [PAY-33] [API-032] [PAY-09] are paid together, by a password of six characters at most", async () => {
    const { network, user, onPaid, reloads } = await openBatch([order(1), order(5), order(6)], 3);
    network.answer({ PayOrders: { answer: { __typename: "BatchPayment", pageHtml: null, qrCode: null } } });
    await user.click(box(order(5)));
    await user.click(screen.getByRole("button", { name: "确认支付" }));
    const ask = within(await screen.findByRole("dialog", { name: "输入支付密码" }));
    expect(ask.getByText("¥700.00")).toBeTruthy();
    const confirm = ask.getByRole<HTMLButtonElement>("button", { name: "确认支付" });
    expect(confirm.disabled).toBe(true);
    await user.type(ask.getByLabelText(/^支付密码/), "24681012");
    await user.click(confirm);
    expect(await screen.findByText("批量支付成功")).toBeTruthy();
    expect(onPaid).toHaveBeenCalledOnce();
    await waitFor(() => expect(reloads()).toBe(1));
    expect(network.sentTo("PayOrders")).toEqual([
      {
        input: {
          ...{ orderIds: ["1", "6"], quotedTotalFee: 70_000, payWay: "WALLET", password: "246810" },
          idempotencyKey: expect.any(String),
        },
      },
    ]);
  });
});

describe("the selection", () => {
  test("[U7] holds only orders that can be paid: the others are neither counted nor added up", async () => {
    await openBatch([order(1), PAID, CLOSED, order(5), UNPRICED], 2);
    expect(chosen()).toEqual(["已选 2 单", "600.00"]);
    expect(leftOut()).toEqual([
      `${formatOrderNo(PAID.orderNo)}已支付`,
      `${formatOrderNo(CLOSED.orderNo)}已关闭`,
      `${formatOrderNo(UNPRICED.orderNo)}等待选定师傅报价`,
    ]);
  });

  test("[PAY-30] is partial while other pages have more orders to pay", async () => {
    await openBatch([order(1), order(5)], 7);
    expect(chosen()).toEqual(["已选 2 单 / 可选 7 单", "600.00"]);
    const all = screen.getByRole<HTMLInputElement>("checkbox", { name: "全选待付款订单" });
    await waitFor(() => expect([all.checked, all.indeterminate]).toEqual([false, true]));
  });

  test("[PAY-30] [API-030] [API-031] can hold all unpaid orders, from every page", async () => {
    const { network, user } = await openBatch([order(1)], 60);
    expect(network.sentTo("BatchOrders")).toEqual([{ ids: ["1"], isFirst: true }]);
    expect(chosen()[0]).toBe("已选 1 单 / 可选 60 单");
    const all = orders(60);
    network.answer({ UnpaidOrders: { viewer: { unpaidOrders: all } } });
    await user.click(screen.getByRole("checkbox", { name: "全选待付款订单" }));
    await waitFor(() => expect(chosen()[0]).toBe("已选 60 单"));
    expect(within(screen.getByRole("list", { name: "待付款订单" })).getAllByRole("listitem")).toHaveLength(
      60,
    );
  });

  test("[G-20] [R19] drops an order that was paid elsewhere and names it, and adds no order that was not chosen", async () => {
    const { network, user, reloads } = await openBatch([order(1), order(2), order(5)], 3);
    await user.click(box(order(5)));
    const refusal = { __typename: "BusinessError", code: Code.ORDER_ALREADY_PAID, message: "订单已支付" };
    network.answer({
      PayOrders: { answer: refusal },
      BatchOrders: batchOf([order(1), PAID, order(5)], 2),
    });
    await pay(user);
    expect(await screen.findByText(/订单状态刚刚发生变化，本次没有扣款/)).toBeTruthy();
    expect(network.sentTo("PayOrders")).toMatchObject([{ input: { orderIds: ["1", "2"] } }]);
    await waitFor(() => expect(reloads()).toBe(1));
    expect(chosen()).toEqual(["已选 1 单 / 可选 2 单", "100.00"]);
    expect([box(order(1)).checked, box(order(5)).checked]).toEqual([true, false]);
    expect(leftOut()).toEqual([`${formatOrderNo(PAID.orderNo)}已支付`]);
  });

  test("stays the same when it cannot be read again", async () => {
    const { network } = await openBatch([order(1), order(2)], 2);
    network.answer({ BatchOrders: new Response(null, { status: 503 }) });
    fireEvent(document, new Event("visibilitychange"));
    await waitFor(() => expect(network.sentTo("BatchOrders")).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "确认支付" }).disabled).toBe(false),
    );
    expect(chosen()).toEqual(["已选 2 单", "300.00"]);
    expect(leftOut()).toEqual([]);
  });
});

describe("more orders than one payment takes", () => {
  const DONE = { answer: { __typename: "BatchPayment", pageHtml: null, qrCode: null } };
  const wallet = (balance: number) => ({ ...PAYER, viewer: { ...PAYER.viewer, wallet: { balance } } });
  type Sent = { input: { orderIds: string[]; idempotencyKey: string; password: string | null } };
  const roundsOf = (network: ReturnType<typeof graphNetwork>) =>
    (network.sentTo("PayOrders") as Sent[]).map(({ input }) => input);
  const idsOf = (from: number, to: number) =>
    orders(to)
      .slice(from - 1)
      .map(({ id }) => id);

  test("[U7] [PAY-33] [API-032] are paid in rounds of fifty with one password, each under a key of its own", async () => {
    const { network, user, onPaid } = await openBatch(orders(120), 120);
    expect(chosen()).toEqual(["已选 120 单", "12,000.00"]);
    expect(dialogText()).toContain("每次支付 50 单，将分 3 次自动付完，只需输入一次支付密码");
    let endRound = () => {};
    const answerLater = () =>
      new Promise<object>((resolve) => {
        endRound = () => resolve(DONE);
      });
    network.answer({ PayOrders: answerLater });
    await pay(user);
    await waitFor(() => expect(roundsOf(network)).toHaveLength(1));
    endRound();
    expect(await screen.findByText("正在支付：50 / 120 单")).toBeTruthy();
    expect(screen.queryByRole("dialog", { name: "输入支付密码" })).toBeNull();
    await waitFor(() => expect(roundsOf(network)).toHaveLength(2));
    endRound();
    expect(await screen.findByText("正在支付：100 / 120 单")).toBeTruthy();
    await waitFor(() => expect(roundsOf(network)).toHaveLength(3));
    expect(onPaid).not.toHaveBeenCalled();
    endRound();
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
    const sent = roundsOf(network);
    expect(sent.map(({ orderIds }) => orderIds)).toEqual([idsOf(1, 50), idsOf(51, 100), idsOf(101, 120)]);
    expect(sent.map(({ password }) => password)).toEqual(Array(3).fill("123456"));
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  });

  test("[U7] [U40] say what is paid and what is left when a round is lost, and go on with that round", async () => {
    const { network, user, onPaid } = await openBatch(orders(120), 120);
    const answerOnce = () => (roundsOf(network).length === 1 ? DONE : new TypeError("lost"));
    network.answer({ PayOrders: answerOnce });
    await pay(user);
    expect(await screen.findByText(/已支付 50 单，还剩 70 单未支付/)).toBeTruthy();
    const paid = within(screen.getByRole("list", { name: "已支付的订单" }));
    expect(paid.getAllByRole("listitem")).toHaveLength(50);
    expect(chosen()[0]).toBe("已选 70 单");
    network.answer({ PayOrders: DONE });
    await user.click(screen.getByRole("button", { name: "继续支付" }));
    const password = within(await screen.findByRole("dialog", { name: "输入支付密码" }));
    await user.type(password.getByLabelText(/^支付密码/), "123456");
    await user.click(password.getByRole("button", { name: "确认支付" }));
    await waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
    const sent = roundsOf(network);
    expect(sent.map(({ orderIds }) => orderIds[0])).toEqual(["1", "51", "51", "101"]);
    expect(sent[2]?.idempotencyKey).toBe(sent[1]?.idempotencyKey);
  });

  test("[PAY-21] [ERR-09] are not begun by a wallet that does not hold enough for all of them", async () => {
    const { network } = await openBatch(orders(120), 120, wallet(50 * 10_000));
    expect(dialogText()).toContain("余额不足，还差¥7,000.00");
    expect(screen.getByText("您的余额不足")).toBeTruthy();
    const links = screen.getAllByRole("link", { name: /去充值/ });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      Array(2).fill("/user/wallet/recharge?amount=7000&beside=1"),
    );
    expect(screen.queryByRole("button", { name: "确认支付" })).toBeNull();
    expect(network.sentTo("PayOrders")).toEqual([]);
  });

  test("[PAY-03] [API-025] [CONST-35] are paid at the provider that is offered first, fifty at a time", async () => {
    await openBatch(orders(60), 60, { ...PAYER, payWays: ["WECHAT", "WALLET"] });
    expect(dialogText()).toContain("先付 50 单，还剩 10 单，付完后可继续支付");
    expect(screen.getByRole<HTMLInputElement>("radio", { checked: true }).value).toBe("WECHAT");
  });
});

describe("the payment", () => {
  test("[PAY-31] [ERR-16] of no order at all asks to choose one", async () => {
    const { network, user } = await openBatch([order(1)], 1);
    await user.click(box(order(1)));
    await user.click(screen.getByRole("button", { name: "确认支付" }));
    expect(screen.getByText("请至少选择一个订单")).toBeTruthy();
    expect(screen.queryByRole("dialog", { name: "输入支付密码" })).toBeNull();
    expect(network.sentTo("PayOrders")).toEqual([]);
  });

  test("[LIST-30] of a customer without a payment password begins with setting one", async () => {
    const customer = { ...PAYER.viewer.customer, hasPayPassword: false };
    const { network, user } = await openBatch([order(1)], 1, {
      ...PAYER,
      viewer: { ...PAYER.viewer, customer },
    });
    await user.click(screen.getByRole("button", { name: "确认支付" }));
    expect(await screen.findByRole("dialog", { name: "设置支付密码" })).toBeTruthy();
    expect(network.sentTo("PayOrders")).toEqual([]);
  });

  test("[LIST-34] [PAY-33] [ERR-18] [API-032] of all chosen ones asks for the password and says 批量支付成功", async () => {
    const { network, user, onPaid } = await openBatch([order(1), order(5)], 2);
    network.answer({ PayOrders: { answer: { __typename: "BatchPayment", pageHtml: null, qrCode: null } } });
    await pay(user);
    expect(await screen.findByText("批量支付成功")).toBeTruthy();
    expect(network.sentTo("PayOrders")).toMatchObject([
      { input: { orderIds: ["1", "5"], payWay: "WALLET", password: "123456" } },
    ]);
    expect(onPaid).toHaveBeenCalledOnce();
  });
});
