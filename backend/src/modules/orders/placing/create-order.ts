import { z } from "zod";
import { BIDDING_MS } from "../../../../../schema/rules/bids/bids";
import { Code } from "../../../../../schema/rules/codes";
import type { BackendEnv } from "../../../env";
import type { Clock } from "../../../shared/clock";
import { ConstraintViolation, commit, withFreshIds } from "../../../shared/commit";
import { BusinessError } from "../../../shared/errors";
import type { Ids } from "../../../shared/ids";
import { newOrderNumber } from "../../../shared/numbers/order-number";
import type { CustomerStore, Directory } from "../../../shared/stores/stores";
import { noteUse } from "../../goods";
import { once } from "../../idempotency";
import { ensureAccount, escrowAccount } from "../../ledger";
import { deleteOrderedDraft } from "../../order-drafts";
import { enqueueEvent, pushOutbox } from "../../outbox";
import { edgeOf } from "../lifecycle/decide";
import { orderEvents } from "../lifecycle/order-events";
import { recordStep } from "../lifecycle/transition";
import { UNPAID_FOR_MS } from "../order-times";
import { insertOrder } from "../orders.repository";
import { type CheckedOrder, checkNewOrder, type NewOrder } from "./check-new-order";

export type { NewOrder } from "./check-new-order";

/** Tries with new order numbers. A day has 390,625 numbers, of which a store uses some thousands at most. */
const DRAWS = 5;

interface CreateDependencies {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

/** A new order and its customer. */
interface NewOrderOf {
  readonly customerId: number;
  readonly key: string;
  readonly draft: NewOrder;
  /** Statements of another module for the transaction of the order. */
  also?(orderId: number): D1PreparedStatement[];
}

const createdOrder = z.object({ orderId: z.number().int() });
type CreatedOrder = z.infer<typeof createdOrder>;

/**
 * Places an order (PLACE-61): it is checked and priced again, then stored in one transaction with its items,
 * its first transition, its empty escrow, the event for the customer's other tabs (SOCK-04) and the
 * idempotency key. The same key answers the same order.
 *
 * @throws BusinessError as {@link checkNewOrder}, and IDEMPOTENCY_MISMATCH
 */
export async function createOrder(
  { customerId, key, draft, also }: NewOrderOf,
  dependencies: CreateDependencies,
): Promise<CreatedOrder> {
  const { db, clock } = dependencies;
  return once(
    { db, clock, customerId, key, command: "createOrder", params: draft, result: createdOrder },
    async (record) => {
      const checked = await checkNewOrder({ customerId, draft }, dependencies);
      for (let draw = 0; draw < DRAWS; draw++) {
        const result = await withFreshIds(() =>
          store({ customerId, key, checked, record, also }, dependencies),
        );
        if (!result) continue;
        dependencies.waitUntil(pushOutbox(customerId, dependencies));
        return result;
      }
      throw new BusinessError(Code.UPSTREAM_UNAVAILABLE, "系统繁忙，请稍后再试");
    },
  );
}

/**
 * End of the bidding for a new order, and the time when the unpaid order closes: a day after that, or after
 * now.
 */
const timesOf = ({ bidding }: CheckedOrder["order"], now: number) => {
  const biddingEndsAt = bidding ? now + BIDDING_MS : null;
  return { biddingEndsAt, expiresAt: (biddingEndsAt ?? now) + UNPAID_FOR_MS };
};

/** Stores the order; null when its number is taken. */
async function store(
  {
    customerId,
    key,
    checked,
    record,
    also,
  }: Pick<NewOrderOf, "customerId" | "key" | "also"> & {
    checked: CheckedOrder;
    record: (result: CreatedOrder) => D1PreparedStatement;
  },
  { db, clock, ids }: Pick<CreateDependencies, "db" | "clock" | "ids">,
): Promise<CreatedOrder | null> {
  const { event, from, to } = edgeOf(orderEvents.create);
  const orderId = ids.rowId(customerId);
  const now = clock.now();
  const order = {
    ...checked.order,
    id: orderId,
    orderNo: newOrderNumber(customerId, now, ids),
    customerId,
    status: to,
    version: 1,
    createdAt: now,
    ...timesOf(checked.order, now),
  };
  try {
    await commit(db, [
      record({ orderId }),
      ...insertOrder(db, order, withIds(checked.items, customerId, ids)),
      recordStep(db, { orderId, version: 0, event, from, to, actor: `customer:${customerId}`, at: now }),
      ensureAccount(db, { accountId: escrowAccount(orderId), kind: "escrow" }, customerId),
      noteUse(db, { customerId, names: checked.items.map(({ name }) => name), at: now }),
      deleteOrderedDraft(db, { customerId, orderType: order.orderType ?? "GENERAL", key }),
      ...(also?.(orderId) ?? []),
      enqueueEvent(db, {
        eventId: ids.token(16),
        userId: customerId,
        kind: "ORDER_CHANGED",
        data: { orderId, status: to },
        at: now,
      }),
    ]);
    return { orderId };
  } catch (error) {
    if (error instanceof ConstraintViolation && error.mentions("orders.order_no")) return null;
    throw error;
  }
}

const withIds = <Item>(items: readonly Item[], customerId: number, ids: Ids) => {
  const made = ids.rowIds(customerId, items.length);
  return items.map((item, index) => ({ ...item, id: made[index] as number }));
};
