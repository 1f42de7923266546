import { graphql } from "~/gql";
import type { OrderRefundQuery } from "~/gql/graphql";
import { executeOperation } from "~/lib/graphql-fetch";

const OrderRefundDocument = graphql(`
  query OrderRefund($orderId: ID!, $refundId: ID!, $isByRefund: Boolean!) {
    orderRefund(orderId: $orderId) @skip(if: $isByRefund) { ...RefundDetail }
    refund(id: $refundId) @include(if: $isByRefund) { ...RefundDetail }
  }
`);

export type ShownRefund = NonNullable<OrderRefundQuery["refund"]>;

/** The refund of an order: the one asked for, or its newest; `refund` is null without one. Throws when it cannot be read. */
export async function fetchRefund(
  orderId: string,
  refundId: string | null,
): Promise<{ refund: ShownRefund | null }> {
  const answer = await executeOperation(OrderRefundDocument, {
    orderId,
    refundId: refundId ?? "0",
    isByRefund: refundId !== null,
  });
  return { refund: answer.refund ?? answer.orderRefund ?? null };
}
