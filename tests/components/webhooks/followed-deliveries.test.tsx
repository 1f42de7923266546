import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DeliveryList } from "../../../app/features/webhooks/delivery-list";
import DeliveriesPage from "../../../app/routes/user.developer_.webhooks.deliveries/route";
import { render } from "../../support/components/render";
import { lookAgain } from "../../support/components/time";

const NOW = Date.parse("2026-11-20T16:30:00+08:00");
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const at = (ms: number) => new Date(NOW + ms).toISOString();

const PAGE = {
  address: { id: "5", url: "https://erp.merchant-shop.com/hook", state: "ON" },
  size: 20,
  days: ["2026-10-21", "2026-11-20"],
};

const rowOf = (facts: object) => ({
  ...{ id: "9", type: "ORDER_PAID", orderId: "7", tries: 0, body: "{}", happenedAt: at(-MINUTE) },
  ...{ lastTryAt: null, answerStatus: null, answer: null, answerMs: null, ...facts },
});

/** A list of one delivery. */
const open = (facts: object, isSending = true) =>
  render(<DeliveryList deliveries={[rowOf(facts)] as never} canResend isSending={isSending} />, {
    about: ["WebhookDelivery"],
  });

test("[U73] what becomes of a delivery that is about to be sent shows by itself, and is asked less and less often", async () => {
  const row = rowOf({ state: "WAITING", nextTryAt: at(-1000) });
  const { reloads } = render(<DeliveriesPage />, {
    at: "/user/developer/webhooks/deliveries?webhook=5",
    load: async () => structuredClone({ ...PAGE, deliveries: { nodes: [row], total: 1 } }),
    data: {},
  });
  await pass(0);
  expect(screen.getByText("即将推送")).toBeTruthy();
  await pass(3_000);
  expect(reloads()).toBe(1);
  await pass(4_500);
  expect(reloads()).toBe(2);
  for (let second = 0; second < 600; second += 5) await pass(5_000);
  expect(reloads()).toBeGreaterThan(8);
  expect(reloads()).toBeLessThan(16);
});

test("[U73] a retry is looked for once its time has come, not before", async () => {
  const { reloads } = open({ state: "WAITING", tries: 1, nextTryAt: at(10 * MINUTE) });
  await pass(9 * MINUTE);
  expect(reloads()).toBe(0);
  await pass(2 * MINUTE);
  expect(reloads()).toBeGreaterThan(0);
});

test("[U73] a look that brings nothing, as while the network is away, is not the last one", async () => {
  const { reloads } = open({ state: "WAITING", nextTryAt: at(-1000) });
  await pass(3_000);
  expect(reloads()).toBe(1);
  await pass(5_000);
  expect(reloads()).toBe(2);
});

test.each([
  ["what waits for an address that is paused", "PAUSED", {}, 0],
  ["a test, which is sent there all the same", "PAUSED", { type: null }, 1],
  ["what waits for an address that is switched off", "OFF", {}, 0],
])("[U73] %s (%s) is looked for as far as it can come", async (_what, state, facts, least) => {
  const row = rowOf({ state: "WAITING", nextTryAt: at(-1000), ...facts });
  const { reloads } = render(<DeliveriesPage />, {
    at: "/user/developer/webhooks/deliveries?webhook=5",
    load: async () => ({
      ...PAGE,
      address: { ...PAGE.address, state },
      deliveries: { nodes: [row], total: 1 },
    }),
    data: {},
  });
  await pass(0);
  await pass(3_000);
  expect(reloads()).toBe(least);
});

test.each([
  ["a delivery that waits", "WAITING", 1],
  ["one that has arrived", "DELIVERED", 0],
])("[U73] coming back to the page looks at %s: %s, %i time", async (_what, state, times) => {
  const { reloads } = open({ state, nextTryAt: null });
  await lookAgain();
  await pass(10 * MINUTE);
  expect(reloads()).toBe(times);
});
