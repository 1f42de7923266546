import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";

/** Shown instead of a form for a missing order, or another customer's (ROLE-16). */
export function OrderMissing() {
  return (
    <EmptyState
      title="订单不存在"
      description="订单可能已被删除，或链接有误"
      action={<LinkButton to="/user/order">查看我的订单</LinkButton>}
    />
  );
}
