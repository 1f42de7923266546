import { useJustCancelled } from "~/features/order-steps/just-cancelled";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { orderTags } from "~/lib/graphql/changes";
import { announceChanges } from "~/lib/graphql/page-client";
import { StatusChip } from "~/ui/tags/status-chip";
import { Countdown } from "~/ui/values/countdown";
import { OrderMatters } from "./order-matters";
import styles from "./order-status.module.css";
import { orderStatusTone } from "./order-status-tone";
import { NextStep, OverdueVisit } from "./overdue-visit";

const OrderStatusFragment = graphql(`
  fragment OrderStatus on Order {
    id
    status
    statusName
    displayStatus
    expiresAt
    bidding { state endsAt }
    acceptanceDueAt
    isAcceptanceDelayed
    ...OverdueVisit
    ...OrderMatters
  }
`);

interface OrderStatusProps {
  order: FragmentType<typeof OrderStatusFragment>;
  /** The server's time when the page was made, ISO. */
  serverNow: string;
  /** False when the sentence about the next step is shown elsewhere. */
  hasNextStep?: boolean;
}

/**
 * The status in the words of the specification (ACT-12, ACT-13), an overdue visit, other open matters, the
 * time left to pay or to accept (ACT-04, ACT-07), and one sentence about the next step (ACT-06, ACT-10,
 * ux.md U30).
 */
export function OrderStatus(props: OrderStatusProps) {
  const order = getFragment(OrderStatusFragment, props.order);
  const isJustCancelled = useJustCancelled(order.id);
  const ends =
    order.status === "WAIT_PAY"
      ? order.bidding?.state === "OPEN"
        ? { label: "报价剩余", at: order.bidding.endsAt }
        : { label: "剩余", at: order.expiresAt }
      : { label: order.isAcceptanceDelayed ? "已延长，剩余" : "验收剩余", at: order.acceptanceDueAt };
  return (
    <div className={styles.status}>
      <StatusChip tone={orderStatusTone(order.status)}>
        {isJustCancelled && order.status === "CLOSE" ? order.statusName : order.displayStatus}
      </StatusChip>
      <OverdueVisit order={order} serverNow={props.serverNow} />
      <OrderMatters order={order} />
      {ends.at ? (
        <p className={styles.expiry}>
          {ends.label}{" "}
          <Countdown
            until={ends.at}
            serverNow={props.serverNow}
            onEnd={() => announceChanges(orderTags(order.id))}
          />
        </p>
      ) : null}
      {props.hasNextStep === false ? null : (
        <p className={styles.next}>
          <NextStep order={order} serverNow={props.serverNow} />
        </p>
      )}
    </div>
  );
}
