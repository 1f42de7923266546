import type { getOrder } from "../../../../../schema/rest/orders";
import type { CallResult } from "../../../../../schema/rest/rest-call";
import { TAG_JOINER } from "../../../../../schema/rules/evaluation";
import { fenToYuan } from "../../../../../schema/rules/money";
import { addMonth, formatTime } from "../../../shared/clock";
import type { RefundRow } from "../../refunds/refunds.repository";
import { findWorkers, type WorkerRow } from "../../workers/workers.repository";
import { type HistoryRow, lastStep } from "../lifecycle/history";
import { workerCashInTransit } from "../order-money";
import { presentOrder, presentPhotos, presentWorker } from "../order-presenter";
import type { OrderWithItems } from "../reading/read-orders";
import { ORDER_STEP_TITLES } from "./step-titles";
import { stepWords } from "./step-words";

type Actors = ReadonlyMap<number, WorkerRow>;

const ACTOR = /^(customer|worker|provider):(\d+)$/;

/** The masters and providers who appear in a history. */
export const findActors = (db: D1Database, history: readonly HistoryRow[]): Promise<Map<number, WorkerRow>> =>
  findWorkers(
    db,
    history.map(({ actor }) => {
      const [, kind, id] = ACTOR.exec(actor) ?? [];
      return kind === undefined || kind === "customer" ? null : Number(id);
    }),
  );

interface DetailFacts {
  readonly history: readonly HistoryRow[];
  readonly actors: Actors;
  /** Number of the trade at the provider that paid it; null for none. */
  readonly outOrderNo: string | null;
  readonly orderMarkups: CallResult<typeof getOrder>["orderMarkups"];
  readonly now: number;
  /** The newest refund; null before one. */
  readonly refund: RefundRow | null;
}

/** An order as its detail shows it (ENT-13, DETAIL-19..25): the list's fields, and what has been done. */
export function presentOrderDetail(
  found: OrderWithItems,
  { history, actors, outOrderNo, orderMarkups, refund, now }: DetailFacts,
): CallResult<typeof getOrder> {
  const { order } = found;
  const signIn = lastStep(history, "sign_in");
  const evaluation = lastStep(history, "evaluate");
  const driver = lastStep(history, "dispatch_driver")?.detail ?? null;
  const pickUpStep = lastStep(history, "pick_up");
  const pickUp = pickUpStep?.detail ?? null;
  const collector = presentWorker(order, pickUpStep ? workerOf(pickUpStep.actor, actors) : null);
  const work = (lastStep(history, "rephotograph") ?? lastStep(history, "complete"))?.detail ?? null;
  const verified = lastStep(history, "verify");
  return {
    ...presentOrder(found),
    workerId: order.orderType === "TIMELY" ? null : order.workerId,
    createBy: order.userName,
    createPhone: order.userPhone,
    applicantId: order.customerId,
    orderExpand: {
      appointResult: order.appointResult,
      appointFailReason:
        order.appointResult === false ? (lastStep(history, "fail_appointment")?.detail.reason ?? null) : null,
      signInLng: signIn?.detail.lng ?? null,
      signInLat: signIn?.detail.lat ?? null,
      pickUpLng: order.pickUpLng,
      pickUpLat: order.pickUpLat,
      pickupAreaCode: order.pickupAreaCode,
      pickupWorkerName: collector.workerName,
      pickupWorkerPhone: collector.workerPhone,
    },
    orderPickupCar: driver,
    orderGoodsPickUp: pickUp && presentPhotos(pickUp),
    orderCompleteConfirm: work && presentPhotos(work),
    signArea: signIn?.detail.area ?? null,
    signInTime: signIn ? formatTime(signIn.at) : null,
    isSignAreaNormal: signIn?.detail.isAreaNormal ?? null,
    isSignTimeNormal: signIn?.detail.isTimeNormal ?? null,
    verifyTime: verified ? formatTime(verified.at) : null,
    rejectContent: lastStep(history, "reject")?.detail.content ?? null,
    isMarkupOverTime: order.acceptedAt !== null && now >= addMonth(order.acceptedAt),
    workerCashIntransit: fenToYuan(workerCashInTransit(order)),
    outOrderNo,
    orderMarkups,
    orderEvaluation: evaluation && {
      star: evaluation.detail.star,
      content: evaluation.detail.content,
      label: evaluation.detail.labels.join(TAG_JOINER),
      isAnonymous: evaluation.detail.isAnonymous,
      imgs: evaluation.detail.imgs,
      createTime: formatTime(evaluation.at),
    },
    refundNo: refund?.refundNo ?? null,
    refundDetailResponse: refund && {
      id: refund.id,
      status: refund.status,
      refundReason: refund.reason,
      contactName: refund.contactName,
      contactPhone: refund.contactPhone,
      allowance: fenToYuan(refund.allowance),
      description: refund.description,
      imgs: refund.imgs,
    },
    orderLogs: history.map((step) => ({
      event: step.event,
      title: ORDER_STEP_TITLES[step.event] ?? step.event,
      ...stepWords(step),
      operatorName: actorName(step.actor, found, actors),
      createTime: formatTime(step.at),
    })),
  };
}

/** Who did a step, as the customer may know it. */
function actorName(actor: string, { order }: OrderWithItems, actors: Actors): string {
  if (actor === "system") return "系统";
  if (ACTOR.exec(actor)?.[1] === "customer") return "客户";
  return presentWorker(order, workerOf(actor, actors)).workerName ?? "平台";
}

/** The master or provider that an actor stands for; null for everybody else. */
function workerOf(actor: string, actors: Actors): WorkerRow | null {
  const [, kind, id] = ACTOR.exec(actor) ?? [];
  return kind === undefined || kind === "customer" ? null : (actors.get(Number(id)) ?? null);
}
