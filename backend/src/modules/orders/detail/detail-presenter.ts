import type { getOrder } from "../../../../../schema/rest/orders/orders";
import type { CallResult } from "../../../../../schema/rest/rest-call";
import { fenToYuan } from "../../../../../schema/rules/money";
import { TAG_JOINER } from "../../../../../schema/rules/orders/evaluation";
import { pickupCarName } from "../../../../../schema/rules/orders/pickup-car";
import { isMasterShown } from "../../../../../schema/rules/orders/shown-master";
import { addMonth, formatTime, formatTimeOrNull } from "../../../shared/clock";
import type { CustomerStore } from "../../../shared/stores/stores";
import type { Statement } from "../../files";
import { findMasters, type MasterCard } from "../../masters";
import { readRating } from "../../workers";
import { type HistoryRow, lastStep } from "../lifecycle/history";
import { workerCashInTransit } from "../order-money";
import type { LogLine } from "../order-parts";
import { presentOrder, presentPhotos, presentWorker } from "../order-presenter";
import type { OrderWithItems } from "../reading/read-orders";
import { customerSteps } from "../steps/customer-steps";
import { masterSteps } from "../steps/master-steps";
import { pickupKilometres } from "./order-relations";
import type { timelineOf } from "./timeline";

type Actors = ReadonlyMap<number, MasterCard>;

const ACTOR = /^(customer|worker|provider):(\d+)$/;

/** The masters and providers in the history of a customer's order. */
export const findActors = (
  db: CustomerStore,
  customerId: number,
  history: readonly HistoryRow[],
): Promise<Map<number, MasterCard>> =>
  findMasters(
    db,
    customerId,
    history.map(({ actor }) => {
      const [, kind, id] = ACTOR.exec(actor) ?? [];
      return kind === undefined || kind === "customer" ? null : Number(id);
    }),
  );

interface Rating {
  /** Average of all evaluations. */
  readonly stars: number;
  readonly evaluations: number;
}

const NOT_RATED: Rating = { stars: 0, evaluations: 0 };

/** Rating of an order's master, unless the customer may not know the master (DETAIL-17). */
export const findOrderRating = async (
  { orderType, workerId }: OrderWithItems["order"],
  source: Parameters<typeof readRating>[1],
): Promise<Rating | null> =>
  isMasterShown(orderType) && workerId !== null ? ((await readRating(workerId, source)) ?? NOT_RATED) : null;

interface DetailFacts {
  readonly history: readonly HistoryRow[];
  /** Events that are not steps. */
  readonly beside: readonly LogLine[];
  readonly actors: Actors;
  readonly rating: Rating | null;
  /** Statements of masters about their photos, by address. */
  readonly statements: ReadonlyMap<string, Statement>;
  readonly now: number;
  readonly entryOf: ReturnType<typeof timelineOf>;
}

/** Fields of an order that other modules add. */
type Parts = Pick<
  CallResult<typeof getOrder>,
  "outOrderNo" | "orderMarkups" | "refundNo" | "refundDetailResponse"
>;

/**
 * An order for its detail page (ENT-13, DETAIL-19..25): the fields of the list, and the work that was done.
 */
export function presentOrderDetail(
  found: OrderWithItems,
  parts: Parts,
  { history, beside, actors, rating, statements, entryOf, now }: DetailFacts,
): CallResult<typeof getOrder> {
  const { order } = found;
  const signIn = lastStep(history, masterSteps.sign_in);
  const evaluation = lastStep(history, customerSteps.evaluate);
  const dispatched = lastStep(history, masterSteps.dispatch_driver)?.detail ?? null;
  const carTypeId = dispatched?.carTypeId ?? null;
  const pickUpStep = lastStep(history, masterSteps.pick_up);
  const pickUp = pickUpStep?.detail ?? null;
  const collector = presentWorker(order, pickUpStep ? workerOf(pickUpStep.actor, actors) : null);
  const work =
    (lastStep(history, masterSteps.rephotograph) ?? lastStep(history, masterSteps.complete))?.detail ?? null;
  const verified = lastStep(history, masterSteps.verify);
  return {
    ...presentOrder(found),
    workerId: isMasterShown(order.orderType) ? order.workerId : null,
    createBy: order.userName,
    createPhone: order.userPhone,
    applicantId: order.customerId,
    workerRating: rating && {
      average: Math.round((rating.stars / Math.max(rating.evaluations, 1)) * 10) / 10,
      total: rating.evaluations,
    },
    orderExpand: {
      appointResult: order.appointResult,
      appointFailReason: order.appointFailReason,
      signInLng: signIn?.detail.lng ?? null,
      signInLat: signIn?.detail.lat ?? null,
      pickUpLng: order.pickUpLng,
      pickUpLat: order.pickUpLat,
      pickupAreaCode: order.pickupAreaCode,
      isJishiTihuoFei: order.orderType === "TIMELY" && order.isNeedTakeDelivery,
      pickupCarTypeId: carTypeId,
      pickupCarTypeName: pickupCarName(carTypeId),
      pickupDistance: pickupKilometres(order),
      pickupWorkerName: collector.workerName,
      pickupWorkerPhone: collector.workerPhone,
    },
    childOrderExpand:
      order.workerId === null
        ? null
        : {
            appointResult: order.appointResult,
            appointFailReason: order.appointFailReason,
            signInLng: signIn?.detail.lng ?? null,
            signInLat: signIn?.detail.lat ?? null,
          },
    orderPickupCar: dispatched && {
      driverName: dispatched.driverName,
      driverPhone: dispatched.driverPhone,
      dispatcher: dispatched.dispatcher,
      dispatcherPhone: dispatched.dispatcherPhone,
    },
    orderGoodsPickUp: pickUp && presentPhotos(pickUp),
    orderCompleteConfirm: work && presentPhotos(work),
    signArea: signIn?.detail.area ?? null,
    signInTime: signIn ? formatTime(signIn.at) : null,
    isSignAreaNormal: signIn?.detail.isAreaNormal ?? null,
    isSignTimeNormal: signIn?.detail.isTimeNormal ?? null,
    verifyTime: verified ? formatTime(verified.at) : null,
    rejectContent: lastStep(history, customerSteps.reject)?.detail.content ?? null,
    isMarkupOverTime: order.acceptedAt !== null && now >= addMonth(order.acceptedAt),
    workerCashIntransit: fenToYuan(workerCashInTransit(order)),
    orderEvaluation: evaluation && {
      star: evaluation.detail.star,
      content: evaluation.detail.content,
      label: evaluation.detail.labels.join(TAG_JOINER),
      isAnonymous: evaluation.detail.isAnonymous,
      imgs: evaluation.detail.imgs,
      createTime: formatTime(evaluation.at),
    },
    ...parts,
    orderLogs: [
      ...history.map((step) => ({
        event: step.event,
        ...withStatement(entryOf(step), statements),
        operatorName: actorName(step.actor, found, actors),
        at: step.at,
      })),
      ...beside,
    ]
      .sort((one, other) => one.at - other.at)
      .map(({ at, ...line }) => ({ ...line, createTime: formatTime(at) })),
  };
}

/** The text of a step, with time and place of its photos, as stated by the master. */
function withStatement<Entry extends { readonly imgs: readonly string[] }>(
  entry: Entry,
  statements: DetailFacts["statements"],
) {
  const [said] = entry.imgs.flatMap((url) => statements.get(url) ?? []);
  return { ...entry, ...(said && { takenTime: formatTimeOrNull(said.takenAt), takenArea: said.area }) };
}

/** Name of the person who did a step, as the customer may see it. */
function actorName(actor: string, { order }: OrderWithItems, actors: Actors): string {
  if (actor === "system") return "系统";
  if (ACTOR.exec(actor)?.[1] === "customer") return "客户";
  return presentWorker(order, workerOf(actor, actors)).workerName ?? "平台";
}

/** The master or provider of an actor; null for other actors. */
function workerOf(actor: string, actors: Actors): MasterCard | null {
  const [, kind, id] = ACTOR.exec(actor) ?? [];
  return kind === undefined || kind === "customer" ? null : (actors.get(Number(id)) ?? null);
}
