import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { acceptOverdueOrders } from "../../../backend/src/modules/orders/auto-acceptance";
import { DAY } from "../../../backend/src/shared/clock";
import { createIds } from "../../../backend/src/shared/ids";
import type { Account } from "../../support/accounts";
import { createTestBackend } from "../../support/backend";
import { follow, orderIn, seedWorkers, statusOf } from "../../support/order-life";
import {
  expectSoundData,
  payingCustomer,
  readOrder,
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
  account = await payingCustomer(1_000_000);
});
afterAll(expectSoundData);

const subjectOf = (orderId: number) => ({ backend, account, orderId });

describe("automatic acceptance", () => {
  const run = () =>
    acceptOverdueOrders({ env: backend.env, clock: backend.clock, ids: createIds(backend.clock) });

  test("[ACC-09] comes when the period is over and not a millisecond before, and settles once", async () => {
    const orderId = await orderIn(backend, account, "WAIT_ACCEPT");
    const rejected = await orderIn(backend, account, "WAIT_ACCEPT");
    await follow(subjectOf(rejected), ["reject"]);
    backend.clock.advance(3 * DAY - 1);
    await run();
    expect(await statusOf(orderId)).toBe("WAIT_ACCEPT");
    backend.clock.advance(1);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await readOrder(backend, account, orderId)).toMatchObject({
      status: "SUCCESS",
      acceptanceWay: "SYS",
      isAcceptance: 1,
    });
    expect(await statusOf(rejected)).toBe("WAIT_ACCEPT");
    const settled = await env.DB.prepare(
      "SELECT COUNT(*) AS n FROM ledger_events WHERE order_id = ? AND type = 'ORDER_PROFIT'",
    )
      .bind(orderId)
      .first("n");
    expect(settled).toBe(1);
  });

  test("waits one more day where it was extended", async () => {
    const orderId = await orderIn(backend, account, "WAIT_ACCEPT");
    await follow(subjectOf(orderId), ["delay_acceptance"]);
    backend.clock.advance(4 * DAY - 1);
    await run();
    expect(await statusOf(orderId)).toBe("WAIT_ACCEPT");
    backend.clock.advance(1);
    await run();
    expect(await statusOf(orderId)).toBe("SUCCESS");
  });
});
