import { z } from "zod";
import { Code } from "../../../../../schema/rules/codes";
import { BusinessError } from "../../../shared/errors";
import type { CustomerStore } from "../../../shared/stores/stores";
import { requireAssignable } from "../../workers";
import { notUnderReview } from "../lifecycle/edge";
import { refusalError } from "../lifecycle/refusals";
import { type StepEffects, type StepTools, serviceMessage } from "../lifecycle/step";
import { orderInWords } from "../lifecycle/words";
import type { OrderRow } from "../orders.repository";
import { findOpenMatters } from "../reading/open-matters";

/** Who does the work of an order. */
export const assignment = z.object({
  workerId: z.number().int(),
  /** The provider who is paid for it; null for the master alone; left out to keep the one that took the order. */
  providerId: z.number().int().nullable().optional(),
  /** The master who has the order, and loses it; left out while none has it. */
  insteadOf: z.number().int().optional(),
});

/**
 * Effects of giving an order to a master or a provider. They must be verified and not paused (GEN-07,
 * GEN-08).
 *
 * @throws BusinessError CONFLICT with the reason
 */
export async function given(
  workerId: number,
  now: number,
  { directory }: StepTools,
  effects: StepEffects,
): Promise<StepEffects> {
  return { ...effects, masters: [await requireAssignable(directory, workerId, now)] };
}

/**
 * Effects of an assignment: of a first master, of another one than has the order, or of another provider who is paid
 * for it. A replacement names the master who loses the order: one who has taken the order since it was listed keeps it.
 *
 * @throws BusinessError CONFLICT with the reason
 */
export async function assigned(
  order: OrderRow,
  wanted: z.output<typeof assignment>,
  now: number,
  { db, directory }: StepTools,
): Promise<StepEffects> {
  const { workerId, insteadOf = null, providerId = order.providerId } = wanted;
  const isOtherMaster = workerId !== order.workerId;
  const isOtherProvider = providerId !== order.providerId;
  requirePresent(order, insteadOf);
  if (!isOtherMaster && !isOtherProvider) throw refusalError("NOT_NOW", order.status);
  const refusal = isOtherProvider ? notUnderReview(order) : null;
  if (refusal) throw refusalError(refusal, order.status);
  if (insteadOf !== null && isOtherMaster) await requireNoRequest(order, db);
  const met = [isOtherMaster ? workerId : null, isOtherProvider ? providerId : null].filter(
    (id) => id !== null,
  );
  return {
    changes: {
      ...(isOtherMaster ? { workerId, assignedAt: now, ...NO_APPOINTMENT } : {}),
      ...(isOtherProvider ? { providerId } : {}),
    },
    masters: await Promise.all(met.map((id) => requireAssignable(directory, id, now))),
    // Customers see the master, and no provider.
    ...(isOtherMaster ? { message: messageOf(order) } : {}),
  };
}

/** The former master's last attempt at an appointment says nothing about the next one. */
const NO_APPOINTMENT = { appointResult: null, appointFailReason: null } as const;

function requirePresent({ workerId, status }: OrderRow, insteadOf: number | null): void {
  if (insteadOf === workerId) return;
  if (insteadOf === null) throw refusalError("NOT_NOW", status);
  throw new BusinessError(Code.CONFLICT, "订单的师傅已变化，请刷新后重试");
}

/**
 * A markup is paid to the master whom the order has at its acceptance. So what a master asks for is answered before
 * another one takes over. A request takes a version of the order, so none comes in between.
 */
async function requireNoRequest({ id, status }: OrderRow, db: CustomerStore): Promise<void> {
  const mattersOf = await findOpenMatters(db, [id]);
  if (mattersOf(id).requested > 0) throw refusalError("MARKUP_REQUESTED", status);
}

const messageOf = (order: OrderRow) =>
  order.workerId === null
    ? serviceMessage("已为您指派师傅", `${orderInWords(order)}已指派师傅，师傅将与客户预约上门时间。`)
    : serviceMessage("已为您更换师傅", `${orderInWords(order)}已更换师傅，新师傅将与客户预约上门时间。`);
