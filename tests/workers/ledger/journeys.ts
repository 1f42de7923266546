import type { OrderStatus } from "../../../schema/rules/orders/order-status";
import { FOR_BIDS } from "../../support/orders/bid-events";
import type { EVENTS } from "../../support/orders/order-life";

export type LifeEvent = keyof typeof EVENTS;

/** A step that leaves an order where it is, or one with the status that it leads to. */
type Step = LifeEvent | { readonly event: LifeEvent; readonly to: OrderStatus };

interface Journey {
  readonly from: OrderStatus;
  /** What the order is placed with beside the usual. */
  readonly special?: Record<string, unknown>;
  readonly steps: readonly Step[];
}

const to = (event: LifeEvent, status: OrderStatus): Step => ({ event, to: status });

const NOT_ARRIVED = { isArrival: false };
const PICKED_UP = { serviceType: 1, logisticsNo: "DPK1", logisticsPhone: "95353" };
const VERIFIED = { verifType: "MIAO", verifOrderNo: "1" };

const EXCEPTION: readonly Step[] = ["add_exception", "solve_exception"];
const EDIT_REFUSED: readonly Step[] = ["request_edit", "refuse_edit"];
const EDITS: readonly Step[] = [
  "request_edit",
  "revoke_edit",
  ...EDIT_REFUSED,
  "request_edit",
  "confirm_edit",
];
const MARKUPS: readonly Step[] = ["markup", "request_markup"];
const REFUSED: readonly Step[] = ["request_refund", "refuse_refund"];

/** What can become of a refund that is asked for in a status. */
const refunds = (from: OrderStatus): readonly Journey[] => [
  { from, steps: ["request_refund", to("agree_refund", "CLOSE")] },
  { from, steps: [...REFUSED, "request_arbitration", "dismiss_arbitration"] },
  { from, steps: [...REFUSED, "request_arbitration", "cancel_arbitration"] },
  { from, steps: [...REFUSED, "request_arbitration", to("arbitrate", "CLOSE")] },
  { from, steps: ["request_refund", "change_refund", "cancel_refund", ...REFUSED, "renew_refund"] },
];

/** Ways of orders that walk every edge of the table that a caller or the clock can walk. */
const WAYS: readonly Journey[] = [
  { from: "WAIT_PAY", steps: ["edit_order", to("expire", "CLOSE")] },
  { from: "WAIT_PAY", steps: [to("cancel", "CLOSE")] },
  { from: "WAIT_PAY", special: FOR_BIDS, steps: ["bid", "pick_bid", to("pay", "WAIT_APPOINTMENT")] },
  { from: "WAIT_PAY", special: FOR_BIDS, steps: ["bid", "withdraw_bid", "use_platform_price"] },
  { from: "WAIT_PAY", special: FOR_BIDS, steps: ["end_bidding"] },
  { from: "WAIT_PAY", steps: [to("pay", "RECEIVING_ORDER"), to("receive", "WAIT_APPOINTMENT")] },
  { from: "RECEIVING_ORDER", steps: [to("assign", "WAIT_APPOINTMENT")] },
  { from: "RECEIVING_ORDER", steps: [to("refund", "CLOSE")] },
  {
    from: "RECEIVING_ORDER",
    special: NOT_ARRIVED,
    steps: ["confirm_arrival", "edit_order", ...EXCEPTION, "complain", "markup", to("take", "WAIT_ASSIGN")],
  },
  { from: "WAIT_ASSIGN", steps: [to("refund", "CLOSE")] },
  {
    from: "WAIT_ASSIGN",
    special: NOT_ARRIVED,
    steps: [
      "confirm_arrival",
      "edit_order",
      ...EXCEPTION,
      "complain",
      "markup",
      to("assign", "WAIT_APPOINTMENT"),
    ],
  },
  {
    from: "WAIT_APPOINTMENT",
    special: NOT_ARRIVED,
    steps: [
      "confirm_arrival",
      "fail_appointment",
      "assign",
      "edit_order",
      "report_exception",
      ...EXCEPTION,
      "complain",
      ...MARKUPS,
      to("appoint", "WAIT_INSTALL"),
    ],
  },
  {
    from: "WAIT_APPOINTMENT",
    special: PICKED_UP,
    steps: [
      to("appoint", "WAIT_PICK_UP"),
      "reschedule",
      "dispatch_driver",
      ...EDITS,
      "report_exception",
      ...EXCEPTION,
      "complain",
      ...MARKUPS,
      to("pick_up", "WAIT_INSTALL"),
    ],
  },
  {
    from: "WAIT_INSTALL",
    steps: [
      "reschedule",
      ...EDITS,
      "report_exception",
      ...EXCEPTION,
      "complain",
      ...MARKUPS,
      to("sign_in", "WAIT_COMPLETE"),
    ],
  },
  {
    from: "WAIT_COMPLETE",
    steps: ["report_exception", ...EXCEPTION, "complain", ...MARKUPS, to("complete", "WAIT_ACCEPT")],
  },
  {
    from: "WAIT_COMPLETE",
    special: VERIFIED,
    steps: [
      to("complete", "WAIT_VERIF"),
      "add_exception",
      "complain",
      ...MARKUPS,
      to("verify", "WAIT_ACCEPT"),
    ],
  },
  { from: "WAIT_ACCEPT", steps: ["add_exception", "complain", ...MARKUPS] },
  {
    from: "WAIT_ACCEPT",
    steps: [
      "reject",
      "rephotograph",
      "delay_acceptance",
      to("accept", "SUCCESS"),
      to("evaluate", "EVALUATED"),
      ...EXCEPTION,
      "complain",
      ...MARKUPS,
    ],
  },
  { from: "WAIT_ACCEPT", steps: [to("auto_accept", "SUCCESS"), ...EXCEPTION, "complain", ...MARKUPS] },
  ...refunds("RECEIVING_ORDER"),
  ...refunds("WAIT_ACCEPT"),
];

/** Each with its steps, and a line that tells them. */
export const JOURNEYS = WAYS.map(({ from, special = {}, steps }) => {
  const pairs = steps.map((step) => (typeof step === "string" ? { event: step, to: null } : step));
  return { from, special, steps: pairs, told: pairs.map(({ event }) => event).join(", ") };
});
