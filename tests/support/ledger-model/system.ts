import type { Account } from "../accounts";
import { createTestBackend } from "../backend";
import { newOrder, PLACE, payingCustomer, type TestBackend } from "../orders";

/** The real thing, with the same customers and orders in the same places as in the model. */
export interface System {
  readonly backend: TestBackend;
  readonly customers: Account[];
  /** Ids. */
  readonly orders: number[];
}

export const createSystem = (): System => ({ backend: createTestBackend(), customers: [], orders: [] });

/** Orders of three prices and kinds, by size. */
const DRAFTS = [
  { totalVolume: "1" },
  { totalVolume: "1", serviceType: PLACE.withPickup, isArrival: false },
  { totalVolume: "3.5", verifType: "MIAO", verifOrderNo: "MIAO-1" },
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
