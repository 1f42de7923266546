import { Code } from "../../../../schema/rules/codes";
import { moveByCustomer } from "../../shared/by-customer";
import type { Clock } from "../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { BusinessError } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { CustomerStore, Directory, Stores } from "../../shared/stores/stores";
import { postEvents } from "../ledger";
import { ordersById } from "../orders";
import { readList } from "../staff-lists";
import { findWorkers } from "../workers";
import {
  dueSettlements,
  findPayout,
  markPaid,
  notePaid,
  type PayoutRow,
  payoutsBetween,
  type SettlementRow,
  settlementsOfPayout,
  storePayout,
} from "./master-settlements.repository";
import { netOf, payment } from "./movements";
import { staffSettlements } from "./staff-settlements";

interface PayDependencies {
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
const RUN = { rows: 200, transactions: 60 } as const;
/** Most tries after concurrent changes. */
const ATTEMPTS = 5;

/** The payments of one pay-out to a master: a line for each settlement. */
interface MasterStatement {
  readonly workerId: number;
  readonly workerName: string;
  readonly lines: readonly { readonly settlement: SettlementRow; readonly orderNo: string }[];
}

/**
 * Pays the due amounts of all masters and providers, or of one of them: at most 200 settlements of at most 60
 * customers. Answers a statement for each master. First the directory stores the planned settlements, then
 * each customer's settlements are paid in one transaction by their present state. The same key again pays
 * what an interrupted request has left, or nothing, and answers the same statements.
 *
 * @throws BusinessError IDEMPOTENCY_MISMATCH for a key that paid out to another one; CONFLICT when other
 *   requests kept changing the settlements of a customer
 */
export async function payMasters(
  { workerId, key }: { workerId: number | null; key: string },
  dependencies: PayDependencies,
): Promise<MasterStatement[]> {
  const { stores, directory, clock } = dependencies;
  const payout = checked(await planPayout({ workerId, key }, dependencies), workerId);
  if (payout.paidAt === null) {
    await moveByCustomer(
      {
        job: "pay masters",
        find: async (due) => {
          const read = { ...due, workerId, now: payout.createdAt };
          const inStores = storesOf(payout, stores).map(([db, among]) =>
            dueSettlements(db, { ...read, among }),
          );
          return (await Promise.all(inStores)).flat();
        },
        move: (due, customerId) => payCustomer(payout, due, { ...dependencies, db: stores.of(customerId) }),
      },
      RUN,
    );
    await notePaid(directory, payout.id, clock.now());
  }
  return statementsOf(payout, dependencies);
}

/** The stores of a pay-out, each with the ids of its settlements. */
const storesOf = ({ planned }: PayoutRow, stores: Stores) => [
  ...Map.groupBy(planned, (settlementId) => stores.of(settlementId)),
];

/**
 * The pay-out of a key, with the settlements that were due at its first request, according to staff's list of
 * all stores. The customer's store then decides which of them are due: an outdated entry of the list pays
 * nothing twice, and a settlement that is missing in the list is paid by the next pay-out.
 */
async function planPayout(
  { workerId, key }: { workerId: number | null; key: string },
  { directory, ids, clock, requestId }: PayDependencies,
): Promise<PayoutRow> {
  const earlier = await findPayout(directory, key);
  if (earlier) return earlier;
  const createdAt = clock.now();
  const { entries: due } = await readList(directory, staffSettlements, {
    states: ["OPEN"],
    workerId: workerId ?? undefined,
    dueUntil: createdAt,
    sequence: "due",
    limit: RUN.rows,
  });
  const customers = new Set([...new Set(due.map(({ customerId }) => customerId))].slice(0, RUN.transactions));
  const planned = due.filter(({ customerId }) => customers.has(customerId)).map(({ id }) => id);
  return withFreshIds(async () => {
    const payout = { id: ids.directoryId(), key, workerId, requestId, createdAt, planned, paidAt: null };
    if (await storePayout(directory, payout)) return payout;
    // Two requests with one key at the same moment pay what the first one has planned.
    return (await findPayout(directory, key)) ?? payout;
  });
}

/**
 * Books the pay-outs between two times (ms) again for customers whose restored rows are older (decision 079):
 * the money has been transferred, and must not be due again. It can be repeated.
 *
 * @param isOwn whether a settlement belongs to these customers
 */
export async function repeatPayouts(
  { from, to, isOwn }: { from: number; to: number; isOwn: (settlementId: number) => boolean },
  dependencies: Pick<PayDependencies, "stores" | "directory" | "clock" | "ids">,
): Promise<void> {
  const { stores, directory } = dependencies;
  for (const payout of await payoutsBetween(directory, from, to)) {
    const own = payout.planned.filter(isOwn);
    for (const [db, among] of Map.groupBy(own, (id) => stores.of(id))) {
      const read = { workerId: null, now: payout.createdAt, among, limit: RUN.rows, isHeldToo: true };
      const due = await dueSettlements(db, read);
      for (const [, ofCustomer] of Map.groupBy(due, ({ customerId }) => customerId))
        await payCustomer(payout, ofCustomer, { ...dependencies, db });
    }
  }
}

/** Pays settlements of one customer together. After a concurrent change they are read again. */
async function payCustomer(
  payout: PayoutRow,
  found: readonly SettlementRow[],
  { db, ids, clock }: Pick<PayDependencies, "clock" | "ids"> & { readonly db: CustomerStore },
): Promise<void> {
  const orders = await ordersById(
    db,
    found.map(({ orderId }) => orderId),
  );
  let due = found;
  for (let attempt = 1; due.length > 0; attempt++) {
    const at = clock.now();
    const paid = due.map((settlement) => ({ id: settlement.id, net: netOf(settlement) }));
    const events = due.map((settlement) => {
      const orderNo = orders.get(settlement.orderId)?.orderNo ?? "";
      return payment(settlement, { eventId: ids.rowId(settlement.customerId), at, orderNo });
    });
    try {
      await commit(db, [markPaid(db, { payoutId: payout.id, at, paid }), ...postEvents(db, events)]);
      return;
    } catch (error) {
      if (!(error instanceof ConstraintViolation)) throw error;
      if (attempt === ATTEMPTS) throw new BusinessError(Code.CONFLICT, "结算正在变化，请重试");
    }
    const among = found.map(({ id }) => id);
    due = await dueSettlements(db, { workerId: null, now: payout.createdAt, among, limit: RUN.rows });
  }
}

/** A pay-out of this master, or of all. @throws BusinessError IDEMPOTENCY_MISMATCH */
function checked(payout: PayoutRow, workerId: number | null): PayoutRow {
  if (payout.workerId === workerId) return payout;
  throw new BusinessError(Code.IDEMPOTENCY_MISMATCH, "请求内容已变化，请使用新的 Idempotency-Key");
}

/** The statements of a pay-out, by master. */
async function statementsOf(
  payout: PayoutRow,
  { stores, directory }: Pick<PayDependencies, "stores" | "directory">,
): Promise<MasterStatement[]> {
  const found = await Promise.all(
    storesOf(payout, stores).map(async ([db, among]) => {
      const settlements = await settlementsOfPayout(db, { payoutId: payout.id, among });
      const orderIds = settlements.map(({ orderId }) => orderId);
      return { settlements, orders: await ordersById(db, orderIds) };
    }),
  );
  const orders = new Map(found.flatMap((own) => [...own.orders]));
  const paid = found
    .flatMap(({ settlements }) => settlements)
    .toSorted((one, other) => one.workerId - other.workerId || one.id - other.id);
  const workers = await findWorkers(
    directory,
    paid.map(({ workerId }) => workerId),
  );
  return [...Map.groupBy(paid, ({ workerId }) => workerId)].map(([workerId, settlements]) => ({
    workerId,
    workerName: workers.get(workerId)?.name ?? "",
    lines: settlements.map((settlement) => ({
      settlement,
      orderNo: orders.get(settlement.orderId)?.orderNo ?? "",
    })),
  }));
}
