import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../../schema/rest/codes";
import type { BackendEnv } from "../../../env";
import { type Clock, MINUTE } from "../../../shared/clock";
import { ConstraintViolation, commit, statement } from "../../../shared/commit";
import { BusinessError } from "../../../shared/errors";
import type { Ids } from "../../../shared/ids";
import { postEvent } from "../../ledger/ledger";
import { sendMessage } from "../../messages/messages";
import { enqueueEvent } from "../../outbox/outbox";
import { pushOutbox } from "../../outbox/outbox.usecases";
import { isRefundEvent, refundStep } from "../../refunds/refund-statements";
import { findAnyRefund, type RefundRow } from "../../refunds/refunds.repository";
import { STEP_DETAILS, type StepDetail, type StepEvent } from "../lifecycle/details";
import { effectsOf } from "../lifecycle/effects";
import { decide } from "../lifecycle/lifecycle";
import { refusalError } from "../lifecycle/refusals";
import { transition } from "../lifecycle/transition";
import { escrowMovement } from "../order-money";
import type { OrderRow } from "../orders.repository";
import { orders, orderTransitions } from "../orders.tables";

export interface AdvanceDependencies {
  readonly db: D1Database;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

export interface OrderStep<E extends StepEvent> {
  readonly event: E;
  /** `customer:<id>`, `worker:<id>`, `provider:<id>`, `operator` or `system`; may depend on the order. */
  readonly actor: string | ((order: OrderRow) => string);
  readonly detail: StepDetail<E>;
  /** Statements for what else belongs to the step, in its batch. */
  readonly also?: (order: OrderRow, now: number) => D1PreparedStatement[];
}

/** Reads of the order after losing to somebody else. */
const ATTEMPTS = 3;
/** The same step by the same person so shortly after is the same step once more: a lost answer, a double click. */
const REPEATED_WITHIN_MS = MINUTE;

/**
 * Takes an order one step on: state, history, money, message and event happen together or not at all. Whoever comes
 * second reads again and is told what is true now; repeating one's own last step changes nothing and succeeds.
 *
 * @param find reads the order as it stands, and throws NOT_FOUND when the caller has none of that id
 * @throws BusinessError as the refusals of the lifecycle say; CONFLICT when others kept being faster
 */
export async function advanceOrder<E extends StepEvent>(
  find: () => Promise<OrderRow>,
  step: OrderStep<E>,
  dependencies: AdvanceDependencies,
): Promise<OrderRow> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const order = await find();
    const actor = typeof step.actor === "string" ? step.actor : step.actor(order);
    const known = {
      event: step.event,
      actor,
      detail: JSON.stringify(STEP_DETAILS[step.event].parse(step.detail)),
    };
    const now = dependencies.clock.now();
    if (await isRepeated(order, known, now, dependencies.db)) return order;
    const decision = decide(order.status, step.event, { ...order, now });
    if (!decision.ok) throw refusalError(decision.reason, order.status);
    const refund = await refundOfStep(order, step.event, dependencies.db);
    // Somebody has moved the refund since the order was read: what was decided is out of date.
    if (refund && refund.status !== order.refundStatus) continue;
    try {
      const decided = { ...step, ...known, to: decision.to, now, data: step.detail, refund };
      const statements = stepStatements(order, decided, dependencies);
      await commit(dependencies.db, [...statements, ...(step.also?.(order, now) ?? [])]);
    } catch (error) {
      if (error instanceof ConstraintViolation) continue;
      throw error;
    }
    dependencies.waitUntil(pushOutbox(order.customerId, dependencies));
    return find();
  }
  throw new BusinessError(Code.CONFLICT, "订单状态已变化，请刷新后重试");
}

async function isRepeated(
  order: OrderRow,
  step: { event: string; actor: string; detail: string },
  now: number,
  db: D1Database,
): Promise<boolean> {
  const [last] = await drizzle(db)
    .select()
    .from(orderTransitions)
    .where(and(eq(orderTransitions.orderId, order.id), eq(orderTransitions.seq, order.version)));
  return (
    last !== undefined &&
    last.event === step.event &&
    last.actor === step.actor &&
    last.detail === step.detail &&
    now - last.at < REPEATED_WITHIN_MS
  );
}

/** Read after its order, whose version then guards both. */
export const refundOfStep = async (
  { refundId }: OrderRow,
  event: string,
  db: D1Database,
): Promise<RefundRow | null> =>
  isRefundEvent(event) && refundId !== null ? findAnyRefund(db, refundId) : null;

interface DecidedStep<E extends StepEvent> {
  readonly event: E;
  readonly actor: string;
  readonly to: OrderRow["status"];
  readonly now: number;
  readonly detail: string;
  readonly data: StepDetail<E>;
  readonly refund: RefundRow | null;
}

/** Everything that a decided step does, for one batch. */
export function stepStatements<E extends StepEvent>(
  order: OrderRow,
  { event, actor, to, now, detail, data, refund }: DecidedStep<E>,
  { db, ids }: Pick<AdvanceDependencies, "db" | "ids">,
): D1PreparedStatement[] {
  const { id: orderId, customerId, status: from, version } = order;
  const { effects, statements } = isRefundEvent(event)
    ? refundStep(db, { order, refund, event, detail: data as never, now }, ids)
    : { effects: effectsOf(event, order, data as never, now), statements: [] };
  const { changes, money, message, isAlarm } = effects;
  return [
    ...transition(db, { orderId, version, event, from, to, actor, at: now, detail }),
    ...(changes && Object.keys(changes).length > 0
      ? [statement(db, drizzle(db).update(orders).set(changes).where(eq(orders.id, orderId)))]
      : []),
    ...statements,
    ...(money ? postEvent(db, { ...escrowMovement(order, money), eventId: ids.rowId(), at: now }) : []),
    ...(message ? sendMessage(db, { customerId, ...message, associatedId: orderId, at: now }, ids) : []),
    enqueueEvent(db, {
      eventId: ids.token(16),
      userId: customerId,
      kind: isAlarm ? "EXCEPTION_MESSAGE" : "ORDER_CHANGED",
      data: { orderId, status: to },
      at: now,
    }),
  ];
}
