import type { EvidenceStage } from "../../../schema/rules/orders/evidence";
import { isEditedByRequest } from "../../../schema/rules/orders/order-edit";
import {
  type AdvanceDependencies,
  advanceOrder,
  customerSteps,
  type DetailOf,
  editSteps,
  masterSteps,
  type OrderRow,
  type Step,
  type TakenStep,
} from "../modules/orders";
import { isUnderReview } from "../modules/refunds";
import { copyChangesNow } from "../modules/staff-lists";
import { assignableMasters, type WorkerRow } from "../modules/workers";
import { requireOrder, workerOf } from "../operator/order-steps";
import { STAFF_LISTS } from "../registry";
import { DAY } from "../shared/clock";
import { notFound } from "../shared/errors";
import { playBids } from "./bid-pilot";
import { photograph } from "./photograph";

type Move = TakenStep<unknown>;

/** Masters who may play. */
const MOST_MASTERS = 100;
/** Longest way of an order, with steps to spare. */
const MOST_MOVES = 12;

/**
 * Plays masters and staff at an order: first the bids, and after the payment the work. It pauses before each
 * step, and stops when the order waits for its customer, or with `accept` when the order is rated. It takes
 * and uploads photos itself. Each step follows from the stored state, so other changes are respected.
 *
 * @throws BusinessError NOT_FOUND without an order, or a master who may be assigned
 */
export async function runAutopilot(
  { orderId, pauseMs, accept }: { orderId: number; pauseMs: number; accept: boolean },
  dependencies: AdvanceDependencies & { readonly requestId: string },
): Promise<void> {
  const masters = await assignableMasters(dependencies.directory, MOST_MASTERS, dependencies.clock.now());
  const [master] = masters;
  if (!master) throw notFound("师傅");
  for (let move = 0; move < MOST_MOVES; move++) {
    await dependencies.clock.pause(pauseMs);
    const find = () => requireOrder(orderId, dependencies);
    const order = await find();
    // The customer picks and pays.
    if (order.bidding === "OPEN") return playBids(find, { masters, pauseMs }, dependencies);
    const shoot = async (stage: EvidenceStage) => [await photograph({ order, stage }, dependencies)];
    const next = await nextMove(order, { master, accept, now: dependencies.clock.now(), shoot });
    if (!next) return;
    await advanceOrder(find, next, dependencies);
    // The console then shows each step, and not all of them at the end.
    await copyChangesNow(STAFF_LISTS, order.customerId, dependencies);
  }
}

interface Circumstances {
  readonly master: WorkerRow;
  readonly accept: boolean;
  /** ms */
  readonly now: number;
  /** Takes and uploads the photos of a step; their addresses. */
  shoot(stage: EvidenceStage): Promise<string[]>;
}

async function nextMove(
  order: OrderRow,
  { master, accept, now, shoot }: Circumstances,
): Promise<Move | null> {
  const by = <Detail>(
    actor: TakenStep<Detail>["actor"],
    step: Step<string, Detail>,
    detail: Detail,
  ): Move => ({
    step,
    actor,
    detail,
  });
  const customer = `customer:${order.customerId}`;
  const worker = <Detail>(step: Step<string, Detail>, detail: Detail) => by(workerOf, step, detail);
  const request = order.editRequest;
  if (request && isEditedByRequest(order.status)) {
    return worker(editSteps.confirm_edit, { requestId: request.id });
  }
  switch (order.status) {
    case "RECEIVING_ORDER":
      return by(`worker:${master.id}`, masterSteps.receive, { workerId: master.id });
    case "WAIT_ASSIGN":
      return by("operator", masterSteps.assign, { workerId: master.id });
    case "WAIT_APPOINTMENT":
      if (order.isArrival) return worker(masterSteps.appoint, { appointmentTime: now + DAY });
      return accept ? by(customer, customerSteps.confirm_arrival, NOTHING_MORE) : null;
    case "WAIT_PICK_UP":
      return worker(masterSteps.pick_up, {
        content: "货物齐全，外包装完好",
        imgs: await shoot("pick_up"),
      });
    case "WAIT_INSTALL":
      return worker(masterSteps.sign_in, {
        area: order.areaName + order.address,
        lng: 120.15,
        lat: 30.28,
        distance: null,
        isAreaNormal: true,
        isTimeNormal: true,
      });
    case "WAIT_COMPLETE":
      return worker(masterSteps.complete, {
        content: "安装完成，现场已清理",
        imgs: await shoot("complete"),
      });
    case "WAIT_VERIF":
      return worker(masterSteps.verify, { content: "核销成功", imgs: await shoot("verify") });
    case "WAIT_ACCEPT":
      if (order.isAcceptance === 0)
        return worker(masterSteps.rephotograph, { content: "已补拍", imgs: await shoot("rephotograph") });
      if (isUnderReview(order)) return null;
      return accept ? by(customer, customerSteps.accept, { content: "" }) : null;
    case "SUCCESS":
      return accept ? by(customer, customerSteps.evaluate, PRAISE) : null;
    default:
      return null;
  }
}

const NOTHING_MORE: DetailOf<typeof customerSteps.confirm_arrival> = {
  logisticsNo: null,
  logisticsPhone: null,
  logisticsCompany: null,
  pickupCode: null,
  pickupAddress: null,
  pickUpLng: null,
  pickUpLat: null,
};
const PRAISE: DetailOf<typeof customerSteps.evaluate> = {
  star: 5,
  content: "师傅很专业",
  isAnonymous: false,
  labels: ["准时上门"],
  imgs: [],
};
