import { rowsOf } from "../../workers/withdrawals/support";
import type { Account } from "../accounts/accounts";
import { FOR_BIDS } from "../orders/bid-events";
import { newOrder, PLACE, payingCustomer, type TestBackend } from "../orders/orders";
import { createTestBackend } from "../servers/backend";
import { type Model, pick, pickIndex } from "./model";

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

/** What orders of each size cost, 分. */
export async function readPrices(system: System): Promise<number[]> {
  const visitor = await payingCustomer(1);
  const prices: number[] = [];
  for (const size of [0, 1, 2]) {
    const draft = draftOfSize(size);
    const answer = await system.backend.call("POST", "/order/api/order/price", {
      token: visitor.token,
      json: { ...draft, totalVolume: Number(draft.totalVolume) },
    });
    prices.push(Math.round(answer.data.totalFee * 100));
  }
  return prices;
}
