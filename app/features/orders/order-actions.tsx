import { copyPath } from "~/features/placement/copied-order";
import { SaveTemplate } from "~/features/placement/templates/save-template";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { LinkButton } from "~/ui/link-button";
import styles from "./order-actions.module.css";

const OrderActionsFragment = graphql(`
  fragment OrderActions on Order {
    id
    orderNo
    type
    goodsTypeName
    serviceTypeName
    actions
  }
`);

/** What the customer can do with an order now, which the server decides (ACT-01), and placing it again (ux.md U18). */
export function OrderActions(props: { order: FragmentType<typeof OrderActionsFragment> }) {
  const order = getFragment(OrderActionsFragment, props.order);
  const { id, type, actions } = order;
  const described = `order-${order.orderNo}`;
  return (
    <div className={styles.actions}>
      {actions.includes("PAY") ? (
        <LinkButton
          to={`/placeorder/Orderpayment?${new URLSearchParams({ orderid: id })}`}
          size="sm"
          variant="warm"
          aria-describedby={described}
        >
          去支付
        </LinkButton>
      ) : null}
      <LinkButton to={copyPath({ id, type })} size="sm" aria-describedby={described}>
        再来一单
      </LinkButton>
      <SaveTemplate
        orderId={id}
        suggestedName={`${order.goodsTypeName}${order.serviceTypeName}`}
        describedBy={described}
      />
    </div>
  );
}
