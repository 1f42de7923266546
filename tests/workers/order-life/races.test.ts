import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Account } from "../../support/accounts";
import { createTestBackend } from "../../support/backend";
import { acceptEverything, EVENTS, orderIn, seedWorkers, statusOf } from "../../support/order-life";
import {
  balanceOf,
  expectSoundData,
  payingCustomer,
  seedReference,
  type TestBackend,
} from "../../support/orders";

let backend: TestBackend;
let account: Account;

beforeAll(async () => {
  await seedReference();
  await seedWorkers();
});
beforeEach(async () => {
  backend = createTestBackend();
  account = await payingCustomer(5_000_000);
});
afterAll(expectSoundData);

const subjectOf = (orderId: number) => ({ backend, account, orderId });

async function waitFor(trips: number, orderId: number): Promise<void> {
  for (let trip = 0; trip < trips; trip++) await statusOf(orderId);
}

test("[R16] the customer takes the money back while a master takes the order, 200 times: one wins, the other is told", async () => {
  await acceptEverything();
  const orders = await Promise.all(
    Array.from({ length: 200 }, () => orderIn(backend, account, "RECEIVING_ORDER", { totalVolume: "0.1" })),
  );
  let refunds = 0;
  for (let start = 0; start < orders.length; start += 20) {
    await Promise.all(
      orders.slice(start, start + 20).map(async (orderId, index) => {
        const [refund, receive] = await Promise.all([
          EVENTS.refund(subjectOf(orderId)),
          // A few round trips later each time, so that either may be first, or both in the middle of it.
          waitFor(index % 6, orderId).then(() => EVENTS.receive(subjectOf(orderId))),
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
  expect(refunds).toBeLessThan(200);
}, 240_000);
