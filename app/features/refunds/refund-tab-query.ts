import { graphql } from "~/gql";

/** The refund of an order: the given one, or its newest; null without one. */
export const OrderRefundDocument = graphql(`
  query OrderRefund($orderId: ID!, $refundId: ID!, $isByRefund: Boolean!) {
    orderRefund(orderId: $orderId) @skip(if: $isByRefund) { ...RefundDetail }
    refund(id: $refundId) @include(if: $isByRefund) { ...RefundDetail }
  }
`);
