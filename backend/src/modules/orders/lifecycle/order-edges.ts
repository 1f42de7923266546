import { EDITED_AT_ONCE, EDITED_BY_REQUEST } from "../../../../../schema/rules/orders/order-edit";
import { type Edge, notUnderReview, stay } from "./edge";

const inTime: Edge["guard"] = ({ now, expiresAt }) => (now < expiresAt ? null : "EXPIRED");
const awaitsWord: Edge["guard"] = ({ isAcceptance }) => (isAcceptance === 0 ? "REJECTED" : null);
const arrived: Edge["guard"] = ({ isArrival }) => (isArrival ? null : "NOT_ARRIVED");
const awaitsConfirmation: Edge["guard"] = ({ editRequest }) => (editRequest ? null : "NO_EDIT");

/** Legal steps of an order in this module (C-42). Other modules define the edges of their own steps. */
export const ORDER_EDGES = {
  create: [{ from: null, to: "WAIT_PAY" }],
  // An order with a picked bid has its master already.
  pay: [
    {
      from: "WAIT_PAY",
      to: "WAIT_APPOINTMENT",
      when: ({ bidding }) => bidding === "PICKED",
      guard: inTime,
    },
    {
      from: "WAIT_PAY",
      to: "RECEIVING_ORDER",
      guard: (facts) => (facts.bidding === null ? inTime(facts) : "NO_PRICE"),
    },
  ],
  cancel: [{ from: "WAIT_PAY", to: "CLOSE" }],
  expire: [
    {
      from: "WAIT_PAY",
      to: "CLOSE",
      guard: ({ now, expiresAt }) => (now >= expiresAt ? null : "NOT_DUE"),
    },
  ],
  confirm_arrival: stay(["RECEIVING_ORDER", "WAIT_ASSIGN", "WAIT_APPOINTMENT"], ({ isArrival }) =>
    isArrival ? "ARRIVED" : null,
  ),

  // A provider takes an order and assigns one of its masters; a master takes it directly; staff may assign as well.
  take: [{ from: "RECEIVING_ORDER", to: "WAIT_ASSIGN" }],
  receive: [{ from: "RECEIVING_ORDER", to: "WAIT_APPOINTMENT" }],
  assign: [
    { from: "WAIT_ASSIGN", to: "WAIT_APPOINTMENT" },
    // Until there is an appointment, staff give the order to another master. The master of a bid was the customer's choice.
    {
      from: "WAIT_APPOINTMENT",
      to: "WAIT_APPOINTMENT",
      guard: (facts) => (facts.bidding === null ? notUnderReview(facts) : "MASTER_PICKED"),
    },
    { from: "RECEIVING_ORDER", to: "WAIT_APPOINTMENT" },
  ],

  appoint: [
    {
      from: "WAIT_APPOINTMENT",
      to: "WAIT_PICK_UP",
      when: ({ isNeedTakeDelivery }) => isNeedTakeDelivery,
      guard: arrived,
    },
    { from: "WAIT_APPOINTMENT", to: "WAIT_INSTALL", guard: arrived },
  ],
  fail_appointment: stay(["WAIT_APPOINTMENT"]),
  reschedule: stay(["WAIT_PICK_UP", "WAIT_INSTALL"]),
  dispatch_driver: stay(["WAIT_PICK_UP"]),
  pick_up: [{ from: "WAIT_PICK_UP", to: "WAIT_INSTALL" }],
  sign_in: [{ from: "WAIT_INSTALL", to: "WAIT_COMPLETE" }],
  complete: [
    { from: "WAIT_COMPLETE", to: "WAIT_VERIF", when: ({ verifType }) => verifType !== "NOT" },
    { from: "WAIT_COMPLETE", to: "WAIT_ACCEPT" },
  ],
  verify: [{ from: "WAIT_VERIF", to: "WAIT_ACCEPT" }],

  edit_order: stay(EDITED_AT_ONCE),
  request_edit: stay(EDITED_BY_REQUEST, ({ editRequest }) => (editRequest ? "EDIT_PENDING" : null)),
  revoke_edit: stay(EDITED_BY_REQUEST, awaitsConfirmation),
  confirm_edit: stay(EDITED_BY_REQUEST, awaitsConfirmation),
  refuse_edit: stay(EDITED_BY_REQUEST, awaitsConfirmation),

  reject: stay(["WAIT_ACCEPT"], awaitsWord),
  rephotograph: stay(["WAIT_ACCEPT"], ({ isAcceptance }) => (isAcceptance === 0 ? null : "NOT_REJECTED")),
  delay_acceptance: stay(["WAIT_ACCEPT"], (facts) =>
    facts.acceptanceDelayDays > 0 ? "DELAYED" : (awaitsWord(facts) ?? notUnderReview(facts)),
  ),
  accept: [
    {
      from: "WAIT_ACCEPT",
      to: "SUCCESS",
      guard: (facts) => awaitsWord(facts) ?? notUnderReview(facts),
    },
  ],
  auto_accept: [
    {
      from: "WAIT_ACCEPT",
      to: "SUCCESS",
      guard: (facts) =>
        awaitsWord(facts) ??
        notUnderReview(facts) ??
        (facts.acceptanceDueAt !== null && facts.now >= facts.acceptanceDueAt ? null : "NOT_DUE"),
    },
  ],
  evaluate: [{ from: "SUCCESS", to: "EVALUATED" }],
} as const satisfies Record<string, readonly Edge[]>;
