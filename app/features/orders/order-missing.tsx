import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";

/**
 * Shown instead of an order that is missing, or another customer's (ROLE-16).
 *
 * @param isPage whether it is all that the page has
 */
export function OrderMissing({ isPage = true }: { isPage?: boolean }) {
  return (
    <EmptyState
      isPage={isPage}
      title="订单不存在"
      description="订单可能已被删除，或链接有误"
      action={<LinkButton to="/user/order">查看我的订单</LinkButton>}
    />
  );
}
