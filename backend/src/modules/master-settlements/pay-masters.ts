import { Code } from "../../../../schema/rules/codes";
import { moveByCustomer } from "../../shared/by-customer";
import type { Clock } from "../../shared/clock";
import { ConstraintViolation, commit } from "../../shared/commit";
import { BusinessError } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { log } from "../../shared/log";
import type { CustomerStore, Directory, Stores } from "../../shared/stores/stores";
import { postEvents } from "../ledger";
import { ordersById } from "../orders";
import { findWorkers } from "../workers";
import { askStores } from "./ask-stores";
import {
  dueSettlements,
  markPaid,
  noteLines,
  type PayoutRow,
  payoutsBetween,
  type SettlementRow,
  settlementsOfPayout,
} from "./master-settlements.repository";
import type { PaidLine } from "./master-settlements.tables";
import { netOf, payment } from "./movements";
import { planPayout, RUN } from "./plan-payout";

interface PayDependencies {
  readonly stores: Stores;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly requestId: string;
}

/** Most tries after concurrent changes. */
const ATTEMPTS = 5;

/** The payments of one pay-out to a master: a line for each settlement. */
interface MasterStatement {
  readonly workerId: number;
  readonly workerName: string;
  readonly lines: readonly PaidLine[];
}

/**
 * Pays the due amounts of all masters and providers, or of one of them: at most 200 settlements of at most 60
 * customers. Answers a statement for each master of what was paid. First the directory stores the planned
 * settlements, then each customer's settlements are paid in one transaction by their present state, then the
 * directory stores what was paid. The same key again pays what a failure has left, or nothing, and answers all that
 * was paid under it.
 *
 * @throws BusinessError IDEMPOTENCY_MISMATCH for a key that paid out to another one; the first failure where nothing
 *   could be paid, such as CONFLICT when other requests kept changing the settlements of a customer
 */
export async function payMasters(
  { workerId, key }: { workerId: number | null; key: string },
  dependencies: PayDependencies,
): Promise<MasterStatement[]> {
  const payout = checked(await planPayout({ workerId, key }, dependencies), workerId);
  const recorded = payout.paidAt === null ? null : payout.lines;
  return statementsOf(recorded ?? (await goOn(payout, dependencies)), dependencies);
}

/** Pays what is left of a pay-out. @returns all that it has paid @throws the first failure where that is nothing */
async function goOn(payout: PayoutRow, dependencies: PayDependencies): Promise<readonly PaidLine[]> {
  const { stores, directory, clock } = dependencies;
  // One of an earlier release is over, but nothing has recorded what it has paid.
  const failedToPay = payout.paidAt === null ? await payCustomers(payout, dependencies) : [];
  const { answers, failures } = await askStores(storesOf(payout, stores), (own) => paidLines(payout, own));
  const lines = answers.flat();
  const [failure] = [...failedToPay, ...failures];
  if (failure !== undefined) {
    const hasPaid = lines.length > 0 || (payout.lines ?? []).length > 0;
    if (!hasPaid || payout.paidAt !== null) throw failure;
    log.error("masters not all paid", failure, { payout: payout.id });
  }
  return noteLines(directory, { id: payout.id, lines, paidAt: failure === undefined ? clock.now() : null });
}

/** The planned settlements of one store. */
interface InStore {
  readonly db: CustomerStore;
  readonly among: readonly number[];
}

/** The stores of a pay-out, each with the ids of its settlements. */
const storesOf = ({ planned }: PayoutRow, stores: Stores): InStore[] =>
  [...Map.groupBy(planned, (settlementId) => stores.of(settlementId))].map(([db, among]) => ({ db, among }));

/** Pays the planned settlements that are still due. @returns the failures of stores and customers that are left */
async function payCustomers(payout: PayoutRow, dependencies: PayDependencies): Promise<unknown[]> {
  const { stores } = dependencies;
  const failed: unknown[] = [];
  await moveByCustomer(
    {
      job: "pay masters",
      find: async (read) => {
        const { answers, failures } = await askStores(storesOf(payout, stores), ({ db, among }) =>
          dueSettlements(db, { ...read, among, workerId: null, now: payout.createdAt }),
        );
        failed.push(...failures);
        return answers.flat();
      },
      move: (due, customerId) => payCustomer(payout, due, { ...dependencies, db: stores.of(customerId) }),
    },
    RUN,
  ).catch((error: unknown) => failed.push(error));
  return failed;
}

/**
 * Books the pay-outs between two times (ms) again for customers whose restored rows are older (decision 079):
 * what their statements told has been transferred, and must not be due again. It can be repeated.
 *
 * @param isOwn whether a settlement belongs to these customers
 */
export async function repeatPayouts(
  { from, to, isOwn }: { from: number; to: number; isOwn: (settlementId: number) => boolean },
  dependencies: Pick<PayDependencies, "stores" | "directory" | "clock" | "ids">,
): Promise<void> {
  const { stores, directory } = dependencies;
  for (const payout of await payoutsBetween(directory, from, to)) {
    const own = paidBy(payout).filter(isOwn);
    for (const [db, among] of Map.groupBy(own, (id) => stores.of(id))) {
      const read = { workerId: null, now: payout.createdAt, among, limit: RUN.rows, isHeldToo: true };
      const due = await dueSettlements(db, read);
      for (const [, ofCustomer] of Map.groupBy(due, ({ customerId }) => customerId))
        await payCustomer(payout, ofCustomer, { ...dependencies, db });
    }
  }
}

/** Ids of the settlements that a pay-out has paid: one of an earlier release had recorded only what it had planned. */
const paidBy = ({ lines, planned, paidAt }: PayoutRow): readonly number[] =>
  lines?.map(({ settlementId }) => settlementId) ?? (paidAt === null ? [] : planned);

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

/** What a pay-out has paid in one store. */
async function paidLines({ id }: PayoutRow, { db, among }: InStore): Promise<PaidLine[]> {
  const paid = await settlementsOfPayout(db, { payoutId: id, among });
  const orders = await ordersById(
    db,
    paid.map(({ orderId }) => orderId),
  );
  return paid.map((settlement) => ({
    settlementId: settlement.id,
    workerId: settlement.workerId,
    orderNo: orders.get(settlement.orderId)?.orderNo ?? "",
    kind: settlement.kind,
    amount: settlement.amount,
    deduction: settlement.deduction,
  }));
}

/** The statements of a pay-out, by master. */
async function statementsOf(
  paid: readonly PaidLine[],
  { directory }: Pick<PayDependencies, "directory">,
): Promise<MasterStatement[]> {
  const sorted = paid.toSorted(
    (one, other) => one.workerId - other.workerId || one.settlementId - other.settlementId,
  );
  const byWorker = Map.groupBy(sorted, ({ workerId }) => workerId);
  const workers = await findWorkers(directory, [...byWorker.keys()]);
  return [...byWorker].map(([workerId, lines]) => ({
    workerId,
    workerName: workers.get(workerId)?.name ?? "",
    lines,
  }));
}
