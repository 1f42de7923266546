import { CASES } from "../orders/cases";
import type { Contender } from "../orders/contender";
import { sized } from "../support/small";
import { range } from "../support/stats";

const [PAGE_SIZE, DEEP] = [6, 8_000] as const;
const ROUNDS = sized(5, 1);

/** Every tab and filter of a merchant at page 8,000, or at the last page of those that have fewer (R32), ms. */
export async function measureDeepPages(merchant: Contender): Promise<number[]> {
  const times: number[] = [];
  for (const { query } of CASES) {
    const { total } = await merchant.ask({ query, page: 1, pageSize: PAGE_SIZE });
    const page = Math.min(DEEP, Math.max(1, Math.ceil(total / PAGE_SIZE)));
    for (const _ of range(ROUNDS)) {
      times.push((await merchant.ask({ query, page, pageSize: PAGE_SIZE })).milliseconds);
    }
  }
  return times;
}
