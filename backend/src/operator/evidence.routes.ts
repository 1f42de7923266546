import { filePath } from "../../../schema/rest/files/files";
import { uploadEvidence } from "../../../schema/rest/operator/operator-evidence";
import type { EvidenceStage } from "../../../schema/rules/orders/evidence";
import { receiveEvidence } from "../modules/files";
import { decide, lastTakenAt, type OrderRow, refusalError } from "../modules/orders";
import { MINUTE } from "../shared/clock";
import { invalidInput, notFound } from "../shared/errors";
import { type BackendApp, implement } from "../shared/implement";
import { COUNTERPARTY_STEPS } from "./counterparty-events";
import { moment } from "./operator-input";
import { requireOrder, workerOf } from "./order-steps";

/** EXT-420. */
export function registerOperatorEvidenceRoutes(app: BackendApp): void {
  implement(app, uploadEvidence, async ({ params, query }, context, raw) => {
    const order = await requireOrder(params.id, context);
    const { stage, takenTime, lng = null, lat = null, area = null } = query;
    requirePossible(stage, order, context.clock.now());
    const note = {
      orderId: order.id,
      customerId: order.customerId,
      stage,
      uploadedBy: workerOf(order),
      takenAt: takenTime === undefined ? null : requirePast(moment(takenTime), context.clock.now()),
      lng,
      lat,
      area,
      lastTakenAt: await lastTakenAt(context.db, order.id, stage),
    };
    return { url: filePath(await receiveEvidence(raw.req.raw.body, note, context)) };
  });
}

/** Refuses evidence for a step that cannot be taken. @throws BusinessError with the step's own refusal */
function requirePossible(stage: EvidenceStage, order: OrderRow, now: number): void {
  const step = COUNTERPARTY_STEPS.find(({ event }) => event === stage);
  if (!step) throw notFound("操作");
  const decision = decide(order.status, step, { ...order, now });
  if (!decision.ok) throw refusalError(decision.reason, order.status);
}

/** What was taken lies behind; clocks of phones may be a little fast. @throws BusinessError INVALID_INPUT */
function requirePast(at: number, now: number): number {
  if (at > now + MINUTE) throw invalidInput("拍摄时间不能晚于现在");
  return at;
}
