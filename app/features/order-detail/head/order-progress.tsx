import { NextStep } from "~/features/orders/overdue-visit";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDayTime } from "~/lib/format";
import { Stepper } from "~/ui/navigation/stepper";
import styles from "./order-progress.module.css";
import { progressOf } from "./progress";

const OrderProgressFragment = graphql(`
  fragment OrderProgress on Order {
    status
    createdAt
    paidAt
    assignedAt
    completedAt
    acceptedAt
    service {
      completion { content }
      verifiedAt
      evaluation { createdAt }
    }
    ...OverdueVisit
  }
`);

interface OrderProgressProps {
  order: FragmentType<typeof OrderProgressFragment>;
  /** The server's time when the order was read, ISO. */
  serverNow: string;
}

/** The progress of an order through the promised steps, and the next step (GEN-09, ux.md U28). */
export function OrderProgress(props: OrderProgressProps) {
  const order = getFragment(OrderProgressFragment, props.order);
  return (
    <div className={styles.progress}>
      <Stepper
        label="订单进度"
        layout="stacked"
        steps={progressOf(order).map(({ at, ...step }) => ({
          ...step,
          note: at ? <time dateTime={at}>{formatDayTime(at)}</time> : null,
        }))}
      />
      <p className={styles.next}>
        <strong className={styles.label}>下一步</strong>
        <NextStep order={order} serverNow={props.serverNow} />
      </p>
    </div>
  );
}
