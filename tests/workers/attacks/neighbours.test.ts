import { afterAll, beforeAll, expect, test } from "vitest";
import { BUCKETS, bucketOf } from "../../../backend/src/shared/numbers/bucket";
import { type Account, signIn } from "../../support/accounts/accounts";
import { rowsAdded, rowsRemoved, takeSnapshot } from "../../support/database/database-snapshot";
import { expectSoundData, placeOrder, seedReference, type TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

const CUSTOMER = 7_000_000_123;

let backend: TestBackend;
let own: { account: Account; orderId: number };
/** Of a customer in the same bucket, who has placed one order a ms before, and one a ms after. */
let strangers: number[];

/** An order, and the next ms. */
async function place(account: Account): Promise<number> {
  const orderId = await placeOrder(backend, account);
  backend.clock.advance(1);
  return orderId;
}

beforeAll(async () => {
  await seedReference();
  backend = createTestBackend();
  const account = await signIn({ customerId: CUSTOMER });
  const stranger = await signIn({ customerId: CUSTOMER + BUCKETS });
  // Whatever was made so far may have brought the ids of the bucket ahead of the clock.
  backend.clock.advance(60_000);
  const before = await place(stranger);
  own = { account, orderId: await place(account) };
  strangers = [before, await place(stranger)];
});
afterAll(expectSoundData);

const CALLS: [name: string, method: string, path: (id: number) => string, body?: (id: number) => unknown][] =
  [
    ["an order", "GET", (id) => `/order/api/order/${id}`],
    ["its link", "GET", (id) => `/order/api/progress_link?orderId=${id}`],
    ["a new link", "POST", () => "/order/api/progress_link", (orderId) => ({ orderId })],
    ["its cancelling", "POST", (id) => `/order/api/order/${id}/cancel`, () => ({})],
  ];

test("ids made in the same ms for customers of one bucket are neighbours", () => {
  expect(strangers.map(bucketOf)).toEqual([bucketOf(own.orderId), bucketOf(own.orderId)]);
  const distances = strangers.map((id) => Math.abs(id - own.orderId) / BUCKETS);
  for (const distance of distances) expect(distance).toBeLessThan(1000);
});

test.each(CALLS)(
  "[S1] [ROLE-16] counting on from an own id finds nothing: %s of a neighbour is answered like a missing one",
  async (_name, method, path, body) => {
    const ask = (id: number) =>
      backend.call(method, path(id), { token: own.account.token, ...(body ? { json: body(id) } : {}) });
    const steps = [1, 2, 3, 50].flatMap((step) => [step * BUCKETS, -step * BUCKETS, step, -step]);
    const neighbours = new Set([...strangers, ...steps.map((step) => own.orderId + step)]);
    const before = await takeSnapshot();
    const missing = await ask(123_456_789);
    expect(missing).toMatchObject({ code: 4004, data: null });
    for (const id of neighbours) expect(await ask(id)).toEqual(missing);
    const after = await takeSnapshot();
    expect(rowsAdded(before, after)).toEqual([]);
    expect(rowsRemoved(before, after)).toEqual([]);
    expect(await ask(own.orderId)).toMatchObject({ code: 0 });
  },
);
