import type { OrderStatus } from "../../../schema/rules/orders/order-status";
import type { EVENTS } from "../orders/order-life";
import type { Model, ModelOrder } from "./model";
import {
  applyRefund,
  hasRoom,
  isFree,
  isRefundPossible,
  isRefundStep,
  meantStep,
  REVIEW_OVER,
  type RefundStep,
  saysNothingNew,
  WORDS,
} from "./refund";
import { settle } from "./settlements";

const DAY_MS = 24 * 60 * 60 * 1000;
const REPEATED_WITHIN_MS = 60 * 1000;
/** What a master asks for, as `request_markup` of tests/support/orders/order-life.ts sends it. */
const REQUESTED_FEN = 2000;

/** Changes of an order move neither it nor money. */
type EditStep = "edit_order" | "request_edit" | "revoke_edit" | "confirm_edit" | "refuse_edit";

/** Bids have commands of their own as well. */
type BidStep = "bid" | "withdraw_bid" | "pick_bid" | "end_bidding" | "use_platform_price";

/** Steps that a customer or a counterparty takes by a call of its own; paying and the clock have commands of theirs, and complaints move nothing. */
export type LifeStep = Exclude<
  keyof typeof EVENTS,
  "pay" | "markup" | "expire" | "auto_accept" | "complain" | EditStep | BidStep
>;

const is =
  (...statuses: OrderStatus[]) =>
  ({ status }: ModelOrder) =>
    statuses.includes(status);
const atWork = is("WAIT_APPOINTMENT", "WAIT_PICK_UP", "WAIT_INSTALL", "WAIT_COMPLETE");
const awaitsWord = (order: ModelOrder) => order.status === "WAIT_ACCEPT" && !order.isRejected;
/** Not while the work is judged. */
export const canBeSolved = (order: ModelOrder) =>
  !is("WAIT_PAY", "CLOSE", "WAIT_VERIF", "WAIT_ACCEPT")(order);
const stay = ({ status }: ModelOrder) => status;
const to = (status: OrderStatus) => () => status;

/** The one master of this world has it, and gives way to the other one; not right after an assignment, which is repeated. */
const canChangeMaster = (order: ModelOrder) =>
  order.status === "WAIT_APPOINTMENT" &&
  order.bidding === null &&
  order.last?.said !== "assign" &&
  !order.isReplaced &&
  isFree(order);

/** What its master asks for waits for the customer. */
const isAskedFor = (model: Model, order: ModelOrder) =>
  model.requests.some((asked) => asked.order === model.orders.indexOf(order) && asked.status === "OPEN");

/** When a step is possible and where it leads, told independently of the lifecycle table. */
const STEPS: Record<
  Exclude<LifeStep, RefundStep>,
  [possible: (order: ModelOrder) => boolean, next: (order: ModelOrder) => OrderStatus]
> = {
  cancel: [is("WAIT_PAY"), to("CLOSE")],
  refund: [(order) => is("RECEIVING_ORDER", "WAIT_ASSIGN")(order) && hasRoom(order), to("CLOSE")],
  confirm_arrival: [
    (order) => is("RECEIVING_ORDER", "WAIT_ASSIGN", "WAIT_APPOINTMENT")(order) && !order.isArrival,
    stay,
  ],
  take: [is("RECEIVING_ORDER"), to("WAIT_ASSIGN")],
  receive: [is("RECEIVING_ORDER"), to("WAIT_APPOINTMENT")],
  assign: [
    (order) => is("RECEIVING_ORDER", "WAIT_ASSIGN")(order) || canChangeMaster(order),
    to("WAIT_APPOINTMENT"),
  ],
  appoint: [
    (order) => order.status === "WAIT_APPOINTMENT" && order.isArrival,
    ({ size }) => (size === 1 ? "WAIT_PICK_UP" : "WAIT_INSTALL"),
  ],
  fail_appointment: [is("WAIT_APPOINTMENT"), stay],
  dispatch_driver: [is("WAIT_PICK_UP"), stay],
  pick_up: [is("WAIT_PICK_UP"), to("WAIT_INSTALL")],
  sign_in: [is("WAIT_INSTALL"), to("WAIT_COMPLETE")],
  complete: [is("WAIT_COMPLETE"), ({ size }) => (size === 2 ? "WAIT_VERIF" : "WAIT_ACCEPT")],
  verify: [is("WAIT_VERIF"), to("WAIT_ACCEPT")],
  reschedule: [is("WAIT_PICK_UP", "WAIT_INSTALL"), stay],
  report_exception: [atWork, stay],
  request_markup: [
    (order) => atWork(order) || is("WAIT_VERIF", "WAIT_ACCEPT", "SUCCESS", "EVALUATED")(order),
    stay,
  ],
  add_exception: [({ status }) => status !== "WAIT_PAY" && status !== "CLOSE", stay],
  solve_exception: [(order) => order.isAbnormal && order.solved === null && canBeSolved(order), stay],
  reject: [awaitsWord, stay],
  rephotograph: [({ status, isRejected }) => status === "WAIT_ACCEPT" && isRejected, stay],
  delay_acceptance: [(order) => awaitsWord(order) && !order.isDelayed && isFree(order), stay],
  accept: [(order) => awaitsWord(order) && isFree(order), to("SUCCESS")],
  evaluate: [is("SUCCESS"), to("EVALUATED")],
};

/** Those of refunds are drawn apart. */
export const LIFE_STEPS = Object.keys(STEPS) as Exclude<LifeStep, RefundStep>[];

/** What a step does to the model; answers whether it succeeds. One's own last step once more succeeds and does nothing. */
export function predictStep(model: Model, order: ModelOrder, step: LifeStep): boolean {
  // The direct refund of an unpaid order is its cancellation (C-35).
  const direct = step === "refund" && order.status === "WAIT_PAY" ? "cancel" : step;
  const event = isRefundStep(direct) ? meantStep(order, direct) : direct;
  const said = detailOf(model, event) + (isRefundStep(step) ? (WORDS[step] ?? "") : "");
  if (order.last?.said === said && model.now - order.last.at < REPEATED_WITHIN_MS) return true;
  // What is solved by going on stays solved by it.
  if (event === "solve_exception" && order.isAbnormal && order.solved === "NORMAL") return true;
  if (isRefundStep(event)) return predictRefund(model, order, { event, said, asked: step as RefundStep });
  const [possible, next] = STEPS[event];
  if (!possible(order)) return false;
  const before = order.status;
  if (event === "assign" && before === "WAIT_APPOINTMENT" && isAskedFor(model, order)) return false;
  if (event === "assign" && before === "WAIT_APPOINTMENT") order.isReplaced = true;
  order.status = next(order);
  order.last = { said, at: model.now };
  if (event === "confirm_arrival") order.isArrival = true;
  if (event === "report_exception" || event === "add_exception") {
    order.isAbnormal = true;
    order.solved = null;
  }
  if (event === "solve_exception") order.solved = "NORMAL";
  if (event === "request_markup") {
    const isAbnormal = order.isAbnormal && order.solved === null;
    const request = { order: model.orders.indexOf(order), amount: REQUESTED_FEN, isAbnormal };
    model.requests.push({ ...request, status: "OPEN" });
  }
  if (event === "reject") order.isRejected = true;
  if (event === "rephotograph") order.isRejected = false;
  if (event === "delay_acceptance") order.isDelayed = true;
  if (event === "delay_acceptance") order.acceptanceDueAt += DAY_MS;
  const isDone = order.status === "WAIT_ACCEPT" && before !== "WAIT_ACCEPT";
  if (isDone || event === "rephotograph") order.acceptanceDueAt = model.now + 3 * DAY_MS;
  if (event === "accept") {
    order.bookings += 1;
    settle(model, order);
  }
  if (event === "refund") {
    order.refund = { status: "SUCCESS", words: "" };
    giveBack(model, order);
  }
  return true;
}

function giveBack(model: Model, order: ModelOrder): void {
  order.bookings += 1;
  const customer = model.customers[order.customer];
  if (customer) customer.wallet += order.total + order.markups;
  const index = model.orders.indexOf(order);
  for (const request of model.requests) {
    if (request.order === index && request.status === "OPEN") request.status = "CLOSED";
  }
}

function predictRefund(
  model: Model,
  order: ModelOrder,
  { event, said, asked }: { event: RefundStep; said: string; asked: RefundStep },
): boolean {
  if (!isRefundPossible(order, event)) return false;
  if (saysNothingNew(order, event, asked)) return true;
  if (applyRefund(order, event, asked)) {
    order.status = "CLOSE";
    giveBack(model, order);
  }
  order.last = { said, at: model.now };
  if (REVIEW_OVER.includes(event) && awaitsWord(order)) {
    order.acceptanceDueAt = Math.max(order.acceptanceDueAt, model.now + DAY_MS);
  }
  return true;
}

/** Appointments name a second; everything else is said alike each time. */
const detailOf = ({ now }: Model, event: LifeStep): string =>
  event === "appoint" || event === "reschedule" ? `${event} ${Math.floor(now / 1000)}` : event;
