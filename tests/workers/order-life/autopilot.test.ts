import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Account } from "../../support/accounts";
import { createTestBackend } from "../../support/backend";
import { operate, orderIn, seedWorkers, statusOf } from "../../support/order-life";
import { expectSoundData, payingCustomer, seedReference, type TestBackend } from "../../support/orders";

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

describe("the autopilot", () => {
  test.each([
    ["until the customer has to accept", false, "WAIT_ACCEPT"],
    ["to the rating", true, "EVALUATED"],
  ])("plays everybody %s", async (_what, accept, end) => {
    const orderId = await orderIn(backend, account, "RECEIVING_ORDER", {
      serviceType: 1,
      logisticsNo: "A",
      logisticsPhone: "95353",
      verifType: "MIAO",
      verifOrderNo: "1",
    });
    expect(
      await operate(backend, "POST", `/sandbox/api/order/${orderId}/autopilot`, { accept, pauseMs: 500 }),
    ).toMatchObject({ code: 0 });
    expect(await statusOf(orderId)).toBe(end);
    expect(backend.clock.pauses.filter((ms) => ms === 500).length).toBeGreaterThan(5);
  });
});
