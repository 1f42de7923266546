import { Code } from "../../../../schema/rules/codes";
import type { Clock } from "../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../shared/commit";
import { BusinessError } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { CustomerStore, Directory } from "../../shared/stores/stores";
import { postEvents } from "../ledger";
import { ordersById } from "../orders";
import { findWorkers } from "../workers";
import {
  dueSettlements,
  findPayout,
  insertPayout,
  markPaid,
  type PayoutRow,
  type SettlementRow,
  settlementsOfPayout,
} from "./master-settlements.repository";
import { netOf, payment } from "./movements";

interface PayDependencies {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly requestId: string;
}

/** Settlements that one pay-out takes, so that a batch stays small. */
const SETTLEMENTS_PER_PAYOUT = 200;
/** Reads of what is due after a concurrent change. */
const ATTEMPTS = 5;

/** What a master is paid by one pay-out: a line for each settlement. */
interface MasterStatement {
  readonly workerId: number;
  readonly workerName: string;
  readonly lines: readonly { readonly settlement: SettlementRow; readonly orderNo: string }[];
}

/**
 * Pays out what is due to masters and providers, or to one of them, at most 200 settlements; answers a statement for each.
 * The same key again pays nothing and answers the same statements. What another pay-out or a decision was faster with is
 * read again.
 *
 * @throws BusinessError IDEMPOTENCY_MISMATCH for a key that paid out to another one; CONFLICT when others kept being faster
 */
export async function payMasters(
  { workerId, key }: { workerId: number | null; key: string },
  dependencies: PayDependencies,
): Promise<MasterStatement[]> {
  const { db, ids, clock, requestId } = dependencies;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const earlier = await findPayout(db, key);
    if (earlier) return statementsOf(checked(earlier, workerId), dependencies);
    const at = clock.now();
    const due = await dueSettlements(db, { workerId, now: at, limit: SETTLEMENTS_PER_PAYOUT });
    const orders = await ordersById(
      db,
      due.map(({ orderId }) => orderId),
    );
    try {
      const payout = await withFreshIds(async () => {
        const payout = { id: ids.directoryId(), key, workerId, requestId, createdAt: at };
        const events = due.map((settlement) => {
          const orderNo = orders.get(settlement.orderId)?.orderNo ?? "";
          return payment(settlement, { eventId: ids.rowId(settlement.customerId), at, orderNo });
        });
        await commit(db, [
          insertPayout(db, payout),
          markPaid(db, {
            payoutId: payout.id,
            at,
            paid: due.map((settlement) => ({ id: settlement.id, net: netOf(settlement) })),
          }),
          ...(events.length > 0 ? postEvents(db, events) : []),
        ]);
        return payout;
      });
      return await statementsOf(payout, dependencies);
    } catch (error) {
      if (!(error instanceof ConstraintViolation)) throw error;
    }
  }
  throw new BusinessError(Code.CONFLICT, "结算正在变化，请重试");
}

/** A pay-out of that master, or of all. @throws BusinessError IDEMPOTENCY_MISMATCH */
function checked(payout: PayoutRow, workerId: number | null): PayoutRow {
  if (payout.workerId === workerId) return payout;
  throw new BusinessError(Code.IDEMPOTENCY_MISMATCH, "请求内容已变化，请使用新的 Idempotency-Key");
}

/** The statements of a pay-out, by master. */
async function statementsOf(
  { id }: PayoutRow,
  { db, directory }: Pick<PayDependencies, "db" | "directory">,
): Promise<MasterStatement[]> {
  const paid = await settlementsOfPayout(db, id);
  const [orders, workers] = await Promise.all([
    ordersById(
      db,
      paid.map(({ orderId }) => orderId),
    ),
    findWorkers(
      directory,
      paid.map(({ workerId }) => workerId),
    ),
  ]);
  return [...Map.groupBy(paid, ({ workerId }) => workerId)].map(([workerId, settlements]) => ({
    workerId,
    workerName: workers.get(workerId)?.name ?? "",
    lines: settlements.map((settlement) => ({
      settlement,
      orderNo: orders.get(settlement.orderId)?.orderNo ?? "",
    })),
  }));
}
