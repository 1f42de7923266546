import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Account, signIn } from "../../support/accounts/accounts";
import { newAddress } from "../../support/accounts/newcomers";
import { codeFor, login, receivedCode, requestCode } from "../../support/accounts/sign-in-flow";
import { EVENTS, follow, seedWorkers, statusOf } from "../../support/orders/order-life";
import {
  balanceOf,
  expectSoundData,
  payingCustomer,
  placeOrder,
  seedReference,
  submitOrder,
  type TestBackend,
} from "../../support/orders/orders";
import { RACES } from "../../support/sizes";
import { profileOf } from "../account-safety/support";
import { act, createPayBackend } from "../pay/support";
import { close, emptyWallet, ownCode } from "./support";

let backend: TestBackend;
beforeAll(async () => {
  backend = createPayBackend();
  await seedReference();
  await seedWorkers();
});
afterAll(expectSoundData);

const isClosed = async ({ customerId }: Account) =>
  (await env.DB.prepare("SELECT 1 FROM account_closings WHERE customer_id = ?").bind(customerId).first()) !==
  null;

/** So many round trips to the database, which is how far two requests are apart. */
async function trips(count: number): Promise<void> {
  for (let trip = 0; trip < count; trip++) await env.DB.prepare("SELECT 1").first();
}

/** Both at once, the second some round trips later. */
const together = async <One, Other>(apart: number, one: () => Promise<One>, other: () => Promise<Other>) =>
  Promise.all([one(), trips(apart).then(other)]);

const times = Array.from({ length: Math.max(8, RACES / 5) }, (_, index) => index);

describe("an account is closed", () => {
  test("[S47] while the word of a payment arrives: it stays open, and the money is booked once", async () => {
    for (const apart of times) {
      const account = await signIn();
      const { data } = await backend.call("GET", "/order/api/order/charge?amount=200&payWay=WECHAT", {
        token: account.token,
        headers: { "Idempotency-Key": crypto.randomUUID() },
      });
      const code = await ownCode(backend, account);
      const [closing] = await together(
        apart,
        () => close(backend, account, code),
        () => act(backend, data.orderNo, "pay"),
      );
      expect(closing.code).toBe(4009);
      expect(await isClosed(account)).toBe(false);
      expect(await balanceOf(`wallet:${account.customerId}`)).toBe(20_000);
    }
  });

  test("[S47] while its refund is decided: it stays open, and the money comes back once", async () => {
    for (const apart of times) {
      const account = await payingCustomer(1_000_000);
      const orderId = await placeOrder(backend, account);
      const subject = { backend, account, orderId };
      await follow(subject, ["pay", "request_refund"]);
      await emptyWallet(account);
      const code = await ownCode(backend, account);
      const held = await balanceOf(`escrow:${orderId}`);
      const [closing, decision] = await together(
        apart,
        () => close(backend, account, code),
        () => EVENTS.agree_refund(subject),
      );
      expect([closing.code, decision.code]).toEqual([4009, 0]);
      expect(await statusOf(orderId)).toBe("CLOSE");
      expect(await balanceOf(`wallet:${account.customerId}`)).toBe(held);
    }
  });

  test("[S47] while an order is placed: one of the two happens, and the other is told", async () => {
    const outcomes = new Set<string>();
    for (const apart of times) {
      const account = await signIn();
      const code = await ownCode(backend, account);
      const ends = [() => close(backend, account, code), () => submitOrder(backend, account)] as const;
      const [closing, order] =
        apart % 2 === 0
          ? await together(apart, ...ends)
          : await together(apart, ends[1], ends[0]).then(([placed, closed]) => [closed, placed] as const);
      expect([closing.code === 0, order.code === 0].filter(Boolean)).toHaveLength(1);
      expect([4009, 7001]).toContain(closing.code === 0 ? order.code : closing.code);
      expect(await isClosed(account)).toBe(closing.code === 0);
      outcomes.add(closing.code === 0 ? "closed" : "placed");
    }
    expect(outcomes.size).toBe(2);
  });

  test("[S47] while its phone signs in: the session is of the account that is there, and nothing of the old one opens", async () => {
    for (const apart of times) {
      const account = await signIn();
      const address = newAddress();
      const loginCode = await codeFor(backend, account.phone, address);
      // The code for signing in is a minute old.
      backend.clock.advance(61_000);
      await requestCode(backend, account.phone, { token: account.token, address: newAddress() });
      const own = await receivedCode(account.phone);
      const [closing, entering] = await together(
        apart,
        () => close(backend, account, own),
        () => login(backend, account.phone, loginCode, address),
      );
      expect(closing.code).toBe(0);
      if (entering.code !== 0) {
        expect(entering).toMatchObject({ code: 4009, message: "账户刚刚已注销，请重新获取验证码注册" });
        continue;
      }
      const profile = await profileOf(backend, entering.data.webToken);
      // A session of the old account that began first has ended with it.
      if (profile.code === 0) expect(profile.data.id).not.toBe(account.customerId);
      else expect(profile.code).toBe(7001);
    }
  });

  test("[S47] twice at once: one closes it, the other is told to sign in", async () => {
    const account = await signIn();
    const code = await ownCode(backend, account);
    const answers = await Promise.all([close(backend, account, code), close(backend, account, code)]);
    expect(answers.map((answer) => answer.code).sort((a, b) => a - b)[0]).toBe(0);
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
  });
});
