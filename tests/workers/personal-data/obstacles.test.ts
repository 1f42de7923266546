import { beforeEach, describe, expect, test } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { createMarkup, follow, seedWorkers } from "../../support/orders/order-life";
import { payingCustomer, placeOrder, seedReference, type TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { profileOf } from "../account-safety/support";
import { blockersOf, close } from "./support";

let backend: TestBackend;
beforeEach(async () => {
  backend = createTestBackend();
  await seedReference();
  await seedWorkers();
});

describe("the obstacles to closing an account", () => {
  test("[S47] are absent for a customer with nothing open", async () => {
    expect(await blockersOf(backend, await signIn())).toEqual([]);
  });

  test("[S47] are an order, its refund, its complaint and the balance, each counted", async () => {
    const account = await payingCustomer(1_000_000);
    const orderId = await placeOrder(backend, account);
    await follow({ backend, account, orderId }, ["pay", "receive", "complain", "request_refund"]);
    await placeOrder(backend, account);
    const found = await blockersOf(backend, account);
    expect(found.map(({ kind }: { kind: string }) => kind)).toEqual([
      "ORDERS",
      "REFUNDS",
      "COMPLAINTS",
      "BALANCE",
    ]);
    expect(found[0].count).toBe(2);
    expect(await close(backend, account)).toMatchObject({
      code: 4009,
      message: expect.stringContaining("未了结"),
    });
    expect((await profileOf(backend, account.token)).code).toBe(0);
  });

  test("[S47] include a markup that a master requests, but not the customer's own unpaid one", async () => {
    const account = await payingCustomer(1_000_000);
    const subject = { backend, account, orderId: await placeOrder(backend, account) };
    await follow(subject, ["pay", "receive"]);
    const markups = async () =>
      (await blockersOf(backend, account)).filter(({ kind }: { kind: string }) => kind === "MARKUPS");
    expect(await createMarkup(subject, { amount: 5 })).toMatchObject({ code: 0 });
    expect(await markups()).toEqual([]);
    await follow(subject, ["request_markup"]);
    expect(await markups()).toEqual([{ kind: "MARKUPS", count: 1 }]);
  });

  test("[S47] include an arbitration until it is decided", async () => {
    const account = await payingCustomer(1_000_000);
    const orderId = await placeOrder(backend, account);
    await follow({ backend, account, orderId }, [
      "pay",
      "request_refund",
      "refuse_refund",
      "request_arbitration",
    ]);
    const kinds = async () => (await blockersOf(backend, account)).map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toContain("ARBITRATIONS");
    await follow({ backend, account, orderId }, ["dismiss_arbitration"]);
    expect(await kinds()).not.toContain("ARBITRATIONS");
  });
});
