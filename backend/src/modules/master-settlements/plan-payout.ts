import type { Clock } from "../../shared/clock";
import { withFreshIds } from "../../shared/commit";
import type { Ids } from "../../shared/ids";
import type { Directory, Stores } from "../../shared/stores/stores";
import { readList } from "../staff-lists";
import { askStores } from "./ask-stores";
import {
  dueSettlements,
  findPayout,
  type PayoutRow,
  type SettlementRow,
  storePayout,
} from "./master-settlements.repository";
import { staffSettlements } from "./staff-settlements";

interface PlanDependencies {
  readonly stores: Stores;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly requestId: string;
}

/**
 * The most settlements and customers of one pay-out. Each customer is read and paid in a transaction of its
 * own.
 */
export const RUN = { rows: 200, transactions: 60 } as const;

/**
 * The pay-out of a key, with the settlements that were due at its first request. Staff's list tells which stores
 * have some, and the stores tell which. So what is listed but not due there takes no place: because the customer's
 * money is held, or because the entry is outdated.
 *
 * @throws the failure of a store when no other one has anything due
 */
export async function planPayout(
  { workerId, key }: { workerId: number | null; key: string },
  { stores, directory, ids, clock, requestId }: PlanDependencies,
): Promise<PayoutRow> {
  const earlier = await findPayout(directory, key);
  if (earlier) return earlier;
  const createdAt = clock.now();
  const planned = await findDue({ workerId, now: createdAt }, { stores, directory });
  return withFreshIds(async () => {
    const made = { id: ids.directoryId(), key, workerId, requestId, createdAt };
    const payout = { ...made, planned, paidAt: null, lines: [] };
    if (await storePayout(directory, payout)) return payout;
    // Two requests with one key at the same moment pay what the first one has planned.
    return (await findPayout(directory, key)) ?? payout;
  });
}

/** Ids of what is due, the longest due first. Stores are asked until there is enough for one pay-out, each once. */
async function findDue(
  { workerId, now }: { workerId: number | null; now: number },
  { stores, directory }: Pick<PlanDependencies, "stores" | "directory">,
): Promise<number[]> {
  const all = stores.all();
  const asked = new Set<number>();
  const found = new Map<number, SettlementRow>();
  const failed: unknown[] = [];
  while (found.size < RUN.rows && customersOf([...found.values()]).length < RUN.transactions) {
    const { entries } = await readList(directory, staffSettlements, {
      states: ["OPEN"],
      workerId: workerId ?? undefined,
      dueUntil: now,
      notInStores: [...asked],
      sequence: "due",
      limit: RUN.transactions,
    });
    if (entries.length === 0) break;
    const next = [...new Set(entries.map(({ store }) => store))];
    for (const store of next) asked.add(store);
    const { answers, failures } = await askStores(
      next.flatMap((store) => all[store] ?? []).map((db) => ({ db })),
      ({ db }) => dueSettlements(db, { workerId, now, limit: RUN.rows }),
    );
    for (const settlement of answers.flat()) found.set(settlement.id, settlement);
    failed.push(...failures);
  }
  if (found.size === 0 && failed.length > 0) throw failed[0];
  const due = [...found.values()]
    .toSorted((one, other) => one.dueAt - other.dueAt || one.id - other.id)
    .slice(0, RUN.rows);
  const customers = new Set(customersOf(due).slice(0, RUN.transactions));
  return due.filter(({ customerId }) => customers.has(customerId)).map(({ id }) => id);
}

const customersOf = (settlements: readonly SettlementRow[]): number[] => [
  ...new Set(settlements.map(({ customerId }) => customerId)),
];
