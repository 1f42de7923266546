import { expect, test } from "vitest";
import type { OrderFacts } from "../../../backend/src/modules/orders/lifecycle/edge";
import type { OrderEventName } from "../../../backend/src/registry";
import { BIDDING_STATES, type BiddingState } from "../../../schema/rules/bids/bids";
import {
  type ActionFacts,
  blockedActions,
  type OrderAction,
  orderActions,
} from "../../../schema/rules/orders/order-actions";
import { ORDER_STATUSES } from "../../../schema/rules/orders/order-status";
import { REFUND_STATUSES, type RefundStatus } from "../../../schema/rules/refunds/refund-status";
import { decideOn } from "../../support/orders/order-table";
import { USUAL_ORDER } from "../../support/orders/usual-order";

/** The step of the backend that stands behind an action of the site. */
const STEPS: Partial<Record<OrderAction, OrderEventName>> = {
  PAY: "pay",
  COMPARE_BIDS: "pick_bid",
  CANCEL: "cancel",
  CONFIRM_ARRIVAL: "confirm_arrival",
  ACCEPT: "accept",
  REJECT: "reject",
  DELAY_ACCEPTANCE: "delay_acceptance",
  EVALUATE: "evaluate",
  HANDLE_EXCEPTION: "solve_exception",
  REFUND: "refund",
  REQUEST_REFUND: "request_refund",
  ADD_EXCEPTION: "add_exception",
  MARKUP: "markup",
  COMPLAIN: "complain",
};

/** What of a refund a status of the order allows: the money is back once it is closed, and held before. */
const refundsOf = (status: (typeof ORDER_STATUSES)[number]): (RefundStatus | null)[] =>
  status === "CLOSE"
    ? [null, "CANCEL", "SUCCESS", "AGREE", "FAIL", "PROCESSED"]
    : [
        null,
        ...REFUND_STATUSES.filter((one) => !["SUCCESS", "AGREE", "FAIL", "ARBITRATION_CANCEL"].includes(one)),
      ];

/** Masters bid for unpaid orders alone. */
const assignedOrBidding = (
  status: (typeof ORDER_STATUSES)[number],
): (readonly [assignWorkerTime: string | null, bidding: BiddingState | null])[] =>
  status === "WAIT_PAY"
    ? [null, ...BIDDING_STATES].map((state) => [null, state] as const)
    : [
        [null, null],
        ["2026-11-20 16:30:00", null],
      ];

interface Case {
  readonly site: ActionFacts;
  readonly backend: OrderFacts;
}

function* everyOrder(): Generator<Case> {
  for (const status of ORDER_STATUSES) {
    for (const refundStatus of refundsOf(status)) {
      for (const isArrival of [true, false]) {
        for (const isAcceptance of [null, 0]) {
          for (const acceptanceDelayDays of [0, 1]) {
            for (const isGoodsAbnormal of [true, false]) {
              for (const [assignWorkerTime, bidding] of assignedOrBidding(status)) {
                const shared = { isArrival, isAcceptance, acceptanceDelayDays, isGoodsAbnormal };
                // The list gives no refund that was cancelled.
                const refundState =
                  refundStatus === null || refundStatus === "CANCEL" ? null : { status: refundStatus };
                yield {
                  site: {
                    ...USUAL_ORDER,
                    ...shared,
                    status,
                    assignWorkerTime,
                    refundState,
                    bidding: bidding && { state: bidding },
                  },
                  backend: {
                    ...shared,
                    now: 1000,
                    expiresAt: 2000,
                    isNeedTakeDelivery: false,
                    verifType: "NOT",
                    acceptanceDueAt: 3000,
                    acceptedAt: 900,
                    payWay: "WALLET",
                    refundStatus,
                    solveExceptionWay: null,
                    bidding,
                    biddingEndsAt: 1500,
                    editRequest: null,
                  },
                };
              }
            }
          }
        }
      }
    }
  }
}

test("[U31] the backend accepts each action that the site offers, and refuses each that the site blocks", () => {
  const wrong: string[] = [];
  for (const { site, backend } of everyOrder()) {
    const offered = orderActions(site);
    const blocked = blockedActions(site).map(({ action }) => action);
    for (const [action, step] of Object.entries(STEPS) as [OrderAction, OrderEventName][]) {
      const isDone = decideOn(site.status, step, backend).ok;
      const says = offered.includes(action) ? true : blocked.includes(action) ? false : null;
      if (says !== null && says !== isDone) {
        wrong.push(
          `${action} ${site.status} refund=${backend.refundStatus}: site ${says}, backend ${isDone}`,
        );
      }
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
});
