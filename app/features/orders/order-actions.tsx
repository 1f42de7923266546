import { type FragmentType, getFragment, graphql } from "~/gql";
import { LinkButton } from "~/ui/link-button";
import { VisuallyHidden } from "~/ui/visually-hidden";

const OrderActionsFragment = graphql(`
  fragment OrderActions on Order {
    id
    orderNo
    actions
  }
`);

/** What the customer can do with an order now; the server decides (ACT-01). */
export function OrderActions({ order }: { order: FragmentType<typeof OrderActionsFragment> }) {
  const { id, orderNo, actions } = getFragment(OrderActionsFragment, order);
  if (actions.includes("PAY")) {
    return (
      <LinkButton
        to={`/placeorder/Orderpayment?${new URLSearchParams({ orderid: id })}`}
        size="sm"
        variant="warm"
        aria-describedby={`order-${orderNo}`}
      >
        去支付
      </LinkButton>
    );
  }
  return (
    <>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>暂无操作</VisuallyHidden>
    </>
  );
}
