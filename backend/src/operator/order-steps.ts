import { z } from "zod";
import { IDEMPOTENCY_HEADER, idempotencyKey, once, operatorKey } from "../modules/idempotency";
import {
  type AdvanceDependencies,
  advanceOrder,
  findAnyOrder,
  type OrderRow,
  type Step,
  type TakenStep,
} from "../modules/orders";
import { findWorker, type WorkerRow } from "../modules/workers";
import type { RequestContext } from "../shared/context";
import { invalidInput, notFound } from "../shared/errors";
import type { CustomerStore, Directory } from "../shared/stores/stores";

/** A step by a counterparty, who is named in the history. The call itself is in the security log (security.md S45). */
export async function advanceByOperator<Detail>(
  orderId: number,
  step: Step<string, Detail>,
  detail: Detail,
  dependencies: AdvanceDependencies,
  actor: (order: OrderRow) => string = workerOf,
): Promise<void> {
  await advanceOrder(() => requireOrder(orderId, dependencies), { step, actor, detail }, dependencies);
}

/** A step that an order can take again and again: a retry is told from another step by its key. */
interface RepeatableStep<Detail> {
  readonly orderId: number;
  readonly step: Step<string, Detail>;
  readonly detail: Detail;
  /** What must hold for the step. A retry of a step that was done is not checked again: it changes nothing. */
  check?(): Promise<void>;
  /** Other statements for the batch of the step. */
  readonly also: NonNullable<TakenStep<Detail>["also"]>;
}

/**
 * A master's step, at most once per `Idempotency-Key` of the caller (reliability.md R6). Without the header only a
 * repetition of the order's last step within a minute is known as one.
 *
 * @throws BusinessError IDEMPOTENCY_MISMATCH when the key was used with other parameters
 */
export async function advanceOncePerKey<Detail>(
  { orderId, step, detail, check, also }: RepeatableStep<Detail>,
  context: AdvanceDependencies & Pick<RequestContext, "header">,
): Promise<void> {
  const take = async (more: Pick<TakenStep<Detail>, "also" | "isKeyed">) => {
    await check?.();
    const taken = { step, actor: workerOf, detail, ...more };
    await advanceOrder(() => requireOrder(orderId, context), taken, context);
  };
  if (!context.header(IDEMPOTENCY_HEADER)) return take({ also });
  const { customerId } = await requireOrder(orderId, context);
  const { db, clock } = context;
  const key = operatorKey(idempotencyKey(context));
  const params = { orderId, detail };
  const command = { db, clock, customerId, key, command: step.event, params, result: z.null() };
  await once(command, async (record) => {
    await take({ also: async (order, now) => [record(null), ...(await also(order, now))], isKeyed: true });
    return null;
  });
}

/** The order with this id, of any customer. @throws BusinessError NOT_FOUND */
export async function requireOrder(orderId: number, { db }: { db: CustomerStore }): Promise<OrderRow> {
  const order = await findAnyOrder(db, orderId);
  if (!order) throw notFound("订单");
  return order;
}

/** The master at work, or the platform while there is none. */
export const workerOf = ({ workerId }: OrderRow): string =>
  workerId === null ? "operator" : `worker:${workerId}`;

/** The provider whose order it is, or the platform. */
export const providerOf = ({ providerId }: OrderRow): string =>
  providerId === null ? "operator" : `provider:${providerId}`;

/** A master or a provider of that kind. @throws BusinessError NOT_FOUND */
export async function requireWorker(
  id: number,
  type: WorkerRow["type"],
  { directory }: { directory: Directory },
): Promise<WorkerRow> {
  const worker = await findWorker(directory, id);
  if (worker?.type !== type) throw notFound(type === "PERSONAL" ? "师傅" : "服务商");
  return worker;
}

/** An appointment lies ahead. @throws BusinessError INVALID_INPUT */
export function requireFuture(at: number, now: number): number {
  if (at <= now) throw invalidInput("预约时间须晚于现在");
  return at;
}
