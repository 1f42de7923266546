import { afterAll, beforeAll, beforeEach } from "vitest";
import type { OrderStatus } from "../../../schema/rules/orders/order-status";
import type { Account } from "../accounts/accounts";
import { createTestBackend, type Envelope } from "../servers/backend";
import { orderIn, seedWorkers } from "./order-life";
import {
  expectSoundData,
  payingCustomer,
  placeOrder,
  readOrder,
  seedReference,
  submitOrder,
  type TestBackend,
} from "./orders";

/** A backend and a customer who can pay. */
class OneLife {
  #now: { backend: TestBackend; account: Account } | null = null;

  async begin(backend: TestBackend, fen: number): Promise<void> {
    this.#now = { backend, account: await payingCustomer(fen) };
  }

  get #current() {
    if (!this.#now) throw new Error("a life begins with a test");
    return this.#now;
  }

  get backend(): TestBackend {
    return this.#current.backend;
  }

  get account(): Account {
    return this.#current.account;
  }

  /** Calls the API as the customer. */
  call = (method: string, path: string, json?: unknown): Promise<Envelope> =>
    this.backend.call(method, path, { token: this.account.token, json });

  /** An order of the customer's, as `EVENTS` and `follow` take it. */
  subjectOf = (orderId: number) => ({ ...this.#current, orderId });

  /** A new order of the customer's in a status. */
  orderIn = (status: OrderStatus, overrides?: Record<string, unknown>): Promise<number> =>
    orderIn(this.backend, this.account, status, overrides);

  /** So many of them, ten at a time: hundreds of payments at once from one wallet mostly wait for each other. */
  async ordersIn(status: OrderStatus, count: number): Promise<number[]> {
    const orderIds: number[] = [];
    while (orderIds.length < count) {
      const group = Array.from({ length: Math.min(10, count - orderIds.length) }, () =>
        this.orderIn(status, { totalVolume: "0.1" }),
      );
      orderIds.push(...(await Promise.all(group)));
    }
    return orderIds;
  }

  /** Calls API-023 as the customer. */
  submitOrder = (overrides?: Record<string, unknown>, headers?: Record<string, string>) =>
    submitOrder(this.backend, this.account, overrides, headers);

  /** A new order of the customer's that is not paid; its id. */
  placeOrder = (overrides?: Record<string, unknown>) => placeOrder(this.backend, this.account, overrides);

  /** An order of the customer's as API-024 shows it. */
  readOrder = (orderId: number) => readOrder(this.backend, this.account, orderId);
}

interface LifeOptions {
  createBackend?: () => TestBackend;
  /** One backend and customer for all tests of the file, instead of new ones for each. */
  isShared?: boolean;
}

/**
 * What every file about the life of orders begins and ends with: reference data and masters, a new backend with a
 * customer who has that much money (分), and data that keep their promises.
 */
export function withOneLife(fen = 1_000_000, options: LifeOptions = {}): OneLife {
  const { createBackend = createTestBackend, isShared = false } = options;
  const life = new OneLife();
  const begin = () => life.begin(createBackend(), fen);
  beforeAll(async () => {
    await seedReference();
    await seedWorkers();
    if (isShared) await begin();
  });
  if (!isShared) beforeEach(begin);
  afterAll(expectSoundData);
  return life;
}
