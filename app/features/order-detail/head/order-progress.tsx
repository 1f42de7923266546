import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { Check } from "~/ui/icons";
import { VisuallyHidden } from "~/ui/visually-hidden";
import styles from "./order-progress.module.css";
import { progressOf } from "./progress";

export const OrderProgressFragment = graphql(`
  fragment OrderProgress on Order {
    status
    nextStep
    paidAt
    assignedAt
    completedAt
    acceptedAt
    service {
      evaluation { createdAt }
    }
  }
`);

/** How far an order is on its promised way, and what comes next (GEN-09, ux.md U28). */
export function OrderProgress(props: { order: FragmentType<typeof OrderProgressFragment> }) {
  const order = getFragment(OrderProgressFragment, props.order);
  return (
    <div className={styles.progress}>
      <ol aria-label="订单进度" className={styles.steps}>
        {progressOf(order).map(({ name, state, at }, index) => (
          <li
            key={name}
            className={styles.step}
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {state === "done" ? <Check size={16} /> : index + 1}
            </span>
            <span className={styles.name}>
              {name}
              {state === "done" ? <VisuallyHidden>（已完成）</VisuallyHidden> : null}
            </span>
            {at ? (
              <time className={styles.time} dateTime={at}>
                {formatDateTime(at).slice(5)}
              </time>
            ) : null}
          </li>
        ))}
      </ol>
      <p className={styles.next}>
        <strong className={styles.label}>下一步</strong>
        {order.nextStep}
      </p>
    </div>
  );
}
