import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { acceptEverything, EVENTS, refundRequest, statusOf } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";
import { RACES } from "../../support/sizes";

const life = withOneLife(5_000_000);

async function waitFor(trips: number, orderId: number): Promise<void> {
  for (let trip = 0; trip < trips; trip++) await statusOf(orderId);
}

/** Both at once at each order, the second a few round trips later each time; answers which of the two won how often. */
async function race(
  orders: readonly number[],
  [first, second]: readonly [keyof typeof EVENTS, keyof typeof EVENTS],
  check: (orderId: number, winner: string, loser: string) => Promise<void>,
): Promise<Record<string, number>> {
  const wins: Record<string, number> = { [first]: 0, [second]: 0 };
  for (let start = 0; start < orders.length; start += 20) {
    await Promise.all(
      orders.slice(start, start + 20).map(async (orderId, index) => {
        const [one, other] = await Promise.all([
          EVENTS[first](life.subjectOf(orderId)),
          waitFor(index % 6, orderId).then(() => EVENTS[second](life.subjectOf(orderId))),
        ]);
        expect([one.code, other.code].filter((code) => code === 0)).toHaveLength(1);
        const [winner, loser] = one.code === 0 ? [first, other] : [second, one];
        wins[winner] = (wins[winner] ?? 0) + 1;
        await check(orderId, winner, loser.message);
      }),
    );
  }
  return wins;
}

test(`[R16] [S26] a refund is asked for while the work is accepted, ${RACES} times: one wins, the other is told`, async () => {
  await acceptEverything();
  const orders = await life.ordersIn("WAIT_ACCEPT", RACES);
  const wins = await race(orders, ["request_refund", "accept"], async (orderId, winner, told) => {
    const isAsked = winner === "request_refund";
    expect(told).toMatch(isAsked ? /退款申请正在处理/ : /不能进行此操作/);
    expect(await statusOf(orderId)).toBe(isAsked ? "WAIT_ACCEPT" : "SUCCESS");
    expect((await balanceOf(`escrow:${orderId}`)) === 0).toBe(!isAsked);
  });
  expect(wins.request_refund).toBeGreaterThan(0);
  expect(wins.accept).toBeGreaterThan(0);
}, 240_000);

test(`[R15] [R16] an order is cancelled while it is paid, ${RACES} times: closed without money, or paid`, async () => {
  const orders = await life.ordersIn("WAIT_PAY", RACES);
  await race(orders, ["pay", "cancel"], async (orderId, winner, told) => {
    expect(told).toMatch(winner === "pay" ? /已支付/ : /已关闭/);
    expect(await statusOf(orderId)).toBe(winner === "pay" ? "RECEIVING_ORDER" : "CLOSE");
    expect((await balanceOf(`escrow:${orderId}`)) > 0).toBe(winner === "pay");
  });
}, 240_000);

test("[S26] [REFUND-05] two refunds at once are one, and a review and a change of mind end in one of the two", async () => {
  const orders = await life.ordersIn("WAIT_INSTALL", 20);
  for (const orderId of orders) {
    const request = (allowance: number) =>
      life.backend.call("POST", `/order/api/order/${orderId}/cancel`, {
        token: life.account.token,
        json: refundRequest({ allowance }),
      });
    const answers = await Promise.all([request(1), request(2)]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  }
  await race(orders, ["agree_refund", "cancel_refund"], async (orderId, winner) => {
    expect(await statusOf(orderId)).toBe(winner === "agree_refund" ? "CLOSE" : "WAIT_INSTALL");
    expect((await balanceOf(`escrow:${orderId}`)) === 0).toBe(winner === "agree_refund");
  });
}, 60_000);
