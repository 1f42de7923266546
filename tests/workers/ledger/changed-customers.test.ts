import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { bidSteps } from "../../../backend/src/modules/bids/bid-steps";
import { changedCustomers } from "../../../backend/src/modules/ledger/watch/customers-to-check";
import { FOR_BIDS } from "../../support/orders/bid-events";
import { withOneLife } from "../../support/orders/one-life";
import { acceptEverything, EVENTS, follow, PREPARATION } from "../../support/orders/order-life";
import { EDGES, EVENT_NAMES } from "../../support/orders/order-table";

const HOUR = 60 * 60 * 1000;
/** As long as orders take that expire or are accepted by themselves. It ends before the day on which `fund` was written. */
const AHEAD = 5 * 24 * HOUR + HOUR;

const life = withOneLife();

beforeEach(async () => {
  // What earlier tests left waiting would be accepted by the clock of this one.
  await acceptEverything();
});

/** Ids that are made while the clock stands still run ahead of it for some ms. */
function later(): number {
  life.backend.clock.advance(1000);
  return life.backend.clock.now();
}

/** Whether their books have changed since. */
async function isChanged(from: number): Promise<boolean> {
  const changed = await changedCustomers(env.DB, { from, until: from + AHEAD, after: 0, limit: 100 });
  return changed.some(({ id }) => id === life.account.customerId);
}

const STEPS = EVENT_NAMES.filter((event): event is keyof typeof EVENTS => Object.hasOwn(EVENTS, event));

test.each(STEPS)("[R41] the books of a customer are checked again after %s", async (event) => {
  const orderId = await life.orderIn(EDGES.find((edge) => edge.event === event)?.from ?? "WAIT_PAY", {
    ...(event === "confirm_arrival" ? { isArrival: false } : {}),
    ...(Object.hasOwn(bidSteps, event) ? FOR_BIDS : {}),
  });
  const subject = life.subjectOf(orderId);
  await follow(subject, PREPARATION[event] ?? []);
  const prepared = later();
  expect(await isChanged(prepared)).toBe(false);
  await follow(subject, [event]);
  expect(await isChanged(prepared)).toBe(true);
});

test("[R41] the books of a customer are checked again after an order was placed", async () => {
  const before = later();
  expect(await isChanged(before)).toBe(false);
  await life.placeOrder();
  expect(await isChanged(before)).toBe(true);
});
