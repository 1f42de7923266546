import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { acceptEverything, EVENTS, statusOf } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";
import { RACES } from "../../support/sizes";

const life = withOneLife(5_000_000);

async function waitFor(trips: number, orderId: number): Promise<void> {
  for (let trip = 0; trip < trips; trip++) await statusOf(orderId);
}

test(`[R16] the customer takes the money back while a master takes the order, ${RACES} times: one wins, the other is told`, async () => {
  await acceptEverything();
  const orders = await life.ordersIn("RECEIVING_ORDER", RACES);
  let refunds = 0;
  for (let start = 0; start < orders.length; start += 20) {
    await Promise.all(
      orders.slice(start, start + 20).map(async (orderId, index) => {
        const [refund, receive] = await Promise.all([
          // One of them a few round trips later each time, so that either may be first, or both in the middle of it.
          waitFor(index % 2 ? 12 * (index % 12) : 0, orderId).then(() =>
            EVENTS.refund(life.subjectOf(orderId)),
          ),
          waitFor(index % 2 ? 0 : index % 6, orderId).then(() => EVENTS.receive(life.subjectOf(orderId))),
        ]);
        const codes = [refund.code, receive.code];
        expect(codes.filter((code) => code === 0)).toHaveLength(1);
        const isRefunded = refund.code === 0;
        if (isRefunded) refunds += 1;
        const loser = isRefunded ? receive : refund;
        expect(loser.message).toMatch(isRefunded ? /订单已关闭/ : /不能进行此操作/);
        expect(await statusOf(orderId)).toBe(isRefunded ? "CLOSE" : "WAIT_APPOINTMENT");
        expect((await balanceOf(`escrow:${orderId}`)) === 0).toBe(isRefunded);
      }),
    );
  }
  expect(refunds).toBeGreaterThan(0);
  expect(refunds).toBeLessThan(RACES);
}, 240_000);
