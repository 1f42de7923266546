import { Check } from "~/ui/icons";
import { Money } from "~/ui/values/money";
import type { SampleOrderFacts } from "./home-content";
import styles from "./sample-order.module.css";

/** An order while the master is at work: the customer's view, and the state of the money. */
export function SampleOrder({ order }: { order: SampleOrderFacts }) {
  return (
    <figure className={styles.card}>
      <figcaption className={styles.head}>
        <span className={styles.name}>{order.goods}</span>
        <span className={styles.facts}>
          {order.service} · {order.city}
        </span>
      </figcaption>
      <ol className={styles.steps}>
        {order.progress.map(({ text, state }) => (
          <li key={text} className={styles.step} data-state={state}>
            <span className={styles.mark}>{state === "done" ? <Check size={16} /> : null}</span>
            {text}
          </li>
        ))}
      </ol>
      <p className={styles.escrow}>
        平台保管中
        <Money fen={order.total} />
      </p>
    </figure>
  );
}
