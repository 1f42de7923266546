import { ReadFailure } from "~/features/site/read-failure";
import { useRead } from "~/lib/graphql/use-read";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Skeleton } from "~/ui/feedback/skeleton";
import { RefundDetail } from "./refund-detail";
import { OrderRefundDocument } from "./refund-tab-query";

interface RefundTabProps {
  orderId: string;
  /** The refund for which the detail was opened; the order's newest without one. */
  refundId?: string | null;
}

/** The refund of an order, as a tab of its detail (DETAIL-23). */
export function RefundTab({ orderId, refundId = null }: RefundTabProps) {
  const { status, data, failure, reload } = useRead(
    OrderRefundDocument,
    { orderId, refundId: refundId ?? "0", isByRefund: refundId !== null },
    {
      pick: ({ refund, orderRefund }) => ({ refund: refund ?? orderRefund ?? null }),
      about: [`Order:${orderId}`],
    },
  );
  const hasFailed = data === null ? status === "failed" : data.refund === null && failure !== null;
  if (hasFailed) {
    return <ReadFailure what="退款信息" why={failure} onRetry={reload} />;
  }
  if (data === null) return <Skeleton lines={6} />;
  if (data.refund === null) {
    return <EmptyState title="没有退款" description="这笔订单没有申请过退款" />;
  }
  return <RefundDetail refund={data.refund} />;
}
