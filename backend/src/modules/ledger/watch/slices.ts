import type { WeighedCustomer } from "./customers-to-check";

/** The most that one batch checks. A customer with more weight has a batch alone. */
export const SLICE = { customers: 50, weight: 5_000 } as const;

/** The most that one run checks: it ends with the slice that reaches the weight. */
export interface Budget {
  readonly slices: number;
  readonly weight: number;
}

/** The most customers that a run with this budget can check. */
export const mostCustomers = ({ slices }: Budget): number => slices * SLICE.customers;

/** Cuts customers into slices, in their sequence, as many as the budget allows. */
export function slicesOf(customers: readonly WeighedCustomer[], budget: Budget): number[][] {
  const slices: number[][] = [];
  let inSlice = 0;
  let total = 0;
  for (const { id, weight } of customers) {
    const slice = slices.at(-1);
    const isFull = slice === undefined || slice.length === SLICE.customers || inSlice + weight > SLICE.weight;
    if (isFull) {
      if (slices.length === budget.slices || total >= budget.weight) break;
      slices.push([id]);
      inSlice = 0;
    } else {
      slice.push(id);
    }
    inSlice += weight;
    total += weight;
  }
  return slices;
}
