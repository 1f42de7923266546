import { graphql } from "~/gql";
import type { ApproveMarkupInput, MarkupStatus, OrderMarkupsQuery, PayMarkupInput } from "~/gql/graphql";
import { ask } from "~/lib/graphql/ask";
import { Code } from "../../../schema/rules/codes";
import { type HowPaid, payAnswerOf, type WhatPaid } from "../payment/pay-answer";
import type { PayState } from "../payment/payment-queries";

const MarkupFragment = graphql(`
  fragment MarkupItem on Markup {
    id
    orderId
    orderNo
    isRequest
    isCancellable
    status
    amount
    kind
    markupType
    remark
    createdAt
    createdBy
    createdByPhone
    rejectReason
    dealtAt
    payWay
  }
`);

/** The markups of an order, newest first (MARK-18). */
export const OrderMarkupsDocument = graphql(`
  query OrderMarkups($orderId: ID!) {
    markups(orderId: $orderId) { id ...MarkupItem }
  }
`);

/** Masters' requests that are not answered yet (C-66). */
export const MarkupRequestsDocument = graphql(`
  query MarkupRequests {
    viewer { markupRequests { nodes { id ...MarkupItem } total } }
  }
`);

const MarkupStateDocument = graphql(`
  query MarkupState($id: ID!, $isRequest: Boolean!) {
    markup(id: $id, isRequest: $isRequest) { id status }
  }
`);

/** The order whose price will be increased, and the possible reasons. */
export const MarkupOrderDocument = graphql(`
  query MarkupOrder($id: ID!) {
    order(id: $id) { id orderNo type status service { isMarkupOver } blockedActions { action reason } }
    dictItems(code: MARKUP_TYPE) { text value }
  }
`);

/** The order whose master asks for a markup. */
export const MarkupRequestOrderDocument = graphql(`
  query MarkupRequestOrder($id: ID!) {
    order(id: $id) { id status service { isMarkupOver } blockedActions { action reason } }
  }
`);

const PayMarkupDocument = graphql(`
  mutation PayMarkup($input: PayMarkupInput!) {
    answer: payMarkup(input: $input) {
      __typename
      ...Refusal
      ... on MarkupPayment { markupId pageHtml qrCode }
    }
  }
`);

const ApproveMarkupDocument = graphql(`
  mutation ApproveMarkup($input: ApproveMarkupInput!) {
    answer: approveMarkup(input: $input) {
      __typename
      ...Refusal
      ... on MarkupPayment { markupId pageHtml qrCode }
    }
  }
`);

/** Rejects a master's request (MARK-17). */
export const RejectMarkupDocument = graphql(`
  mutation RejectMarkup($markupId: ID!, $reason: String!) {
    answer: rejectMarkup(markupId: $markupId, reason: $reason) {
      __typename
      ...Refusal
    }
  }
`);

/** Takes back the customer's own unpaid markup. */
export const CancelMarkupDocument = graphql(`
  mutation CancelMarkup($markupId: ID!) {
    answer: cancelMarkup(markupId: $markupId) {
      __typename
      ...Refusal
    }
  }
`);

/** A markup as lists show it. */
export { MarkupFragment };
export type MarkupReference = NonNullable<OrderMarkupsQuery["markups"]>[number];

const STATES: Record<MarkupStatus, PayState> = {
  WAIT_PAY: "waiting",
  SUCCESS: "paid",
  REJECT: "closed",
  CLOSE: "closed",
};

/** The state of a paid markup (MARK-10). Throws when it is unknown now. */
export async function fetchMarkupState(id: string, isRequest: boolean): Promise<PayState> {
  const { markup } = await ask(MarkupStateDocument, { id, isRequest });
  return markup ? STATES[markup.status] : "closed";
}

/**
 * Increases an order's price and pays the increase (MARK-06, MARK-07). Throws when the outcome is unknown.
 */
export async function payMarkup(what: WhatPaid<PayMarkupInput>, how: HowPaid) {
  const { answer } = await ask(PayMarkupDocument, { input: { ...what, ...how } });
  return payAnswerOf(answer);
}

/**
 * Continues the payment of the customer's own markup. One that was paid in the meantime, such as in another
 * browser, is refused. Our backend checks that in the transaction that would make another one. Other backends would
 * make it and charge it, so its state is read first. Throws when the outcome is unknown.
 */
export async function continueMarkup(id: string, what: WhatPaid<PayMarkupInput>, how: HowPaid) {
  if ((await fetchMarkupState(id, false)) === "paid") {
    return { refusal: { code: Code.ORDER_ALREADY_PAID, message: "加价已支付" } };
  }
  return payMarkup({ ...what, markupId: id }, how);
}

/** Approves and pays a master's request (MARK-16). Throws when the outcome is unknown. */
export async function approveMarkup(what: WhatPaid<ApproveMarkupInput>, how: HowPaid) {
  const { answer } = await ask(ApproveMarkupDocument, { input: { ...what, ...how } });
  return payAnswerOf(answer);
}
