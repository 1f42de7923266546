import { and, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../../schema/rules/codes";
import type { BackendEnv } from "../../../env";
import { type Clock, MINUTE } from "../../../shared/clock";
import { ConstraintViolation, commit, isIdTaken, withFreshIds } from "../../../shared/commit";
import { BusinessError } from "../../../shared/errors";
import type { Ids } from "../../../shared/ids";
import type { CustomerStore, Directory } from "../../../shared/stores/stores";
import { postEvent } from "../../ledger";
import { keepCard } from "../../masters";
import { sendMessage } from "../../messages";
import { enqueueEvent, pushOutbox } from "../../outbox";
import { countResultsOf } from "../../workers";
import { decide } from "../lifecycle/decide";
import { refusalError } from "../lifecycle/refusals";
import { OutOfDate, type Step } from "../lifecycle/step";
import { moveOrder } from "../lifecycle/transition";
import { escrowMovement } from "../order-money";
import type { OrderRow } from "../orders.repository";
import { orderTransitions } from "../orders.tables";

export interface AdvanceDependencies {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  waitUntil(work: Promise<unknown>): void;
}

/** A step, and the person who takes it. */
export interface TakenStep<Detail> {
  readonly step: Step<string, Detail>;
  /** `customer:<id>`, `worker:<id>`, `provider:<id>`, `operator` or `system`; may depend on the order. */
  readonly actor: string | ((order: OrderRow) => string);
  readonly detail: Detail;
  /** Other statements for the batch of the step. */
  readonly also?: (order: OrderRow, now: number) => D1PreparedStatement[] | Promise<D1PreparedStatement[]>;
  /** Columns that the caller changes with the step, beside those of its effects. */
  readonly changes?: (now: number) => Partial<OrderRow>;
  /** The caller's key tells a repetition from a second step, so the last step is not compared. */
  readonly isKeyed?: boolean;
}

/** Statuses after which the master's result is counted. */
const WITH_RESULT: readonly string[] = ["SUCCESS", "EVALUATED"];
/** Most tries after concurrent changes. */
const ATTEMPTS = 3;
/**
 * The same step by the same person within this time is a repetition, for example after a lost answer or a
 * double click.
 */
const REPEATED_WITHIN_MS = MINUTE;

/**
 * Moves an order one step on: state, history, money, message and event change together or not at all. After a
 * concurrent change the order is read again, and the decision is made again. Repeating one's own last step
 * changes nothing and succeeds, unless a key tells them apart.
 *
 * @param find reads the present order, and throws NOT_FOUND when the caller has none with that id
 * @throws BusinessError for the refusals of the lifecycle; CONFLICT after too many concurrent changes
 */
export async function advanceOrder<Detail>(
  find: () => Promise<OrderRow>,
  { step, detail, also, changes, isKeyed = false, ...taken }: TakenStep<Detail>,
  dependencies: AdvanceDependencies,
): Promise<OrderRow> {
  const { db, clock } = dependencies;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const order = await find();
    const actor = typeof taken.actor === "string" ? taken.actor : taken.actor(order);
    const known = { event: step.event, actor, detail: storedDetail(step, detail) };
    const now = clock.now();
    if (!isKeyed && (await isRepeated(order, known, now, db))) return order;
    const decision = decide(order.status, step, { ...order, now });
    if (!decision.ok) throw refusalError(decision.reason, order.status);
    try {
      await withFreshIds(async () => {
        const statements = await stepStatements(
          order,
          { step, actor, detail, to: decision.to, now, changes: changes?.(now) },
          dependencies,
        );
        await commit(db, [...statements, ...((await also?.(order, now)) ?? [])]);
      });
    } catch (error) {
      // The caller made the id, and makes another one.
      if (isIdTaken(error)) throw error;
      if (error instanceof ConstraintViolation || error instanceof OutOfDate) continue;
      throw error;
    }
    dependencies.waitUntil(pushOutbox(order.customerId, dependencies));
    if (WITH_RESULT.includes(decision.to)) await countResultsOf(order.customerId, dependencies);
    return find();
  }
  throw new BusinessError(Code.CONFLICT, "订单状态已变化，请刷新后重试");
}

const storedDetail = <Detail>(step: Step<string, Detail>, detail: Detail): string =>
  JSON.stringify(step.detail.parse(detail));

async function isRepeated(
  order: OrderRow,
  step: { event: string; actor: string; detail: string },
  now: number,
  db: CustomerStore,
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

interface DecidedStep<Detail> {
  readonly step: Step<string, Detail>;
  readonly actor: string;
  readonly detail: Detail;
  readonly to: OrderRow["status"];
  readonly now: number;
  /** Columns that change besides those in the step's effects. */
  readonly changes?: Partial<OrderRow> | undefined;
}

/** All statements of a decided step, for one batch. @throws OutOfDate */
export async function stepStatements<Detail>(
  order: OrderRow,
  { step, actor, detail, to, now, changes }: DecidedStep<Detail>,
  { db, directory, ids }: Pick<AdvanceDependencies, "db" | "directory" | "ids">,
): Promise<D1PreparedStatement[]> {
  const { id: orderId, customerId } = order;
  const effects = (await step.effects?.(order, detail, now, { db, directory, ids })) ?? {};
  const { money, message, isAlarm, masters = [], statements = [] } = effects;
  const move = { event: step.event, to, actor, at: now, detail: storedDetail(step, detail) };
  return [
    ...masters.map((worker) => keepCard(db, { customerId, worker, at: now })),
    ...moveOrder(db, order, { ...move, changes: { ...effects.changes, ...changes } }),
    ...statements,
    ...(money
      ? postEvent(db, { ...escrowMovement(order, money), eventId: ids.rowId(customerId), at: now })
      : []),
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
