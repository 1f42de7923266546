import { useRevalidator } from "@remix-run/react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { Countdown } from "~/ui/countdown";
import { StatusChip } from "~/ui/status-chip";
import styles from "./order-status.module.css";
import { orderStatusTone } from "./order-status-tone";

const OrderStatusFragment = graphql(`
  fragment OrderStatus on Order {
    status
    displayStatus
    expiresAt
  }
`);

interface OrderStatusProps {
  order: FragmentType<typeof OrderStatusFragment>;
  /** The server's time when the page was made, ISO. */
  serverNow: string;
}

/** The status in the words of the specification, with the time left to pay (ACT-04, ACT-12, ACT-13). */
export function OrderStatus({ order, serverNow }: OrderStatusProps) {
  const { status, displayStatus, expiresAt } = getFragment(OrderStatusFragment, order);
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.status}>
      <StatusChip tone={orderStatusTone(status)}>{displayStatus}</StatusChip>
      {status === "WAIT_PAY" && expiresAt ? (
        <p className={styles.expiry}>
          剩余 <Countdown until={expiresAt} serverNow={serverNow} onEnd={revalidate} />
        </p>
      ) : null}
    </div>
  );
}
