import { env } from "cloudflare:workers";
import { rowsOf } from "../../workers/withdrawals/support";
import type { Account } from "../accounts/accounts";
import { FOR_BIDS } from "../orders/bid-events";
import { newOrder, PLACE, payingCustomer, type TestBackend } from "../orders/orders";
import { createTestBackend } from "../servers/backend";
import { type Model, type ModelPrice, pick, pickIndex } from "./model";

/** The real thing, with the same customers and orders in the same places as in the model. */
export interface System {
  readonly backend: TestBackend;
  readonly customers: Account[];
  /** Ids. */
  readonly orders: number[];
}

export const createSystem = (): System => ({
  backend: createTestBackend({ env: { PAY_PROVIDER: "sandbox", PAYOUT_AUTO_LIMIT: "150" } }),
  customers: [],
  orders: [],
});

/** The withdrawal that a random number means in the model: the same one of its customer, counted from the first. */
export async function withdrawalOf(system: System, model: Readonly<Model>, random: number) {
  const { customer } = pick(model.withdrawals, random);
  const index = pickIndex(model.withdrawals, random);
  const before = model.withdrawals.slice(0, index).filter((one) => one.customer === customer).length;
  const account = system.customers[customer];
  const row = account && (await rowsOf(account))[before];
  if (!row) throw new Error("the system lacks what the model has");
  return row;
}

/** Orders of three prices and kinds, and one that masters bid for, by size. */
const DRAFTS = [
  { totalVolume: "1" },
  { totalVolume: "1", serviceType: PLACE.withPickup, isArrival: false },
  { totalVolume: "3.5", verifType: "MIAO", verifOrderNo: "MIAO-1" },
  { totalVolume: "1", ...FOR_BIDS },
];
export const draftOfSize = (size: number) => newOrder(DRAFTS[size]);

/** What orders of each size cost. */
export async function readPrices(system: System): Promise<ModelPrice[]> {
  const visitor = await payingCustomer(1);
  const prices: ModelPrice[] = [];
  for (const size of [0, 1, 2]) {
    const draft = draftOfSize(size);
    const answer = await system.backend.call("POST", "/order/api/order/price", {
      token: visitor.token,
      json: { ...draft, totalVolume: Number(draft.totalVolume) },
    });
    const { totalFee, workerFee } = answer.data;
    prices.push({ total: Math.round(totalFee * 100), fee: Math.round(workerFee * 100) });
  }
  return prices;
}

/** The settlement of the work of an order, by its place in the list. */
export async function workSettlementId({ orders }: System, order: number): Promise<number> {
  const id = await env.DB.prepare("SELECT id FROM master_settlements WHERE order_id = ? AND kind = 'WORK'")
    .bind(orders[order] ?? 0)
    .first<number>("id");
  if (id === null) throw new Error("the system lacks what the model has");
  return id;
}
