import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";

/** Shown instead of the form when a refund is impossible. */
export function RefundNotPossible({ statusName }: { statusName: string | null }) {
  return (
    <EmptyState
      isPage
      title="该订单现在不能申请退款"
      description={
        statusName
          ? `这笔订单的退款状态为“${statusName}”，可在退款订单中查看`
          : "已完成或已关闭的订单没有可退的款项"
      }
      action={
        statusName ? (
          <LinkButton to="/user/order/refund">查看退款订单</LinkButton>
        ) : (
          <LinkButton to="/user/order">查看我的订单</LinkButton>
        )
      }
    />
  );
}
