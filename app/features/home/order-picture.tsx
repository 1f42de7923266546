import { HeroDrawing } from "~/features/illustrations/drawing";
import type { SampleOrderFacts } from "./home-content";
import styles from "./order-picture.module.css";
import { SampleOrder } from "./sample-order";

/** A picture of a master at work, and the customer's view of this order. */
export function OrderPicture({ order }: { order: SampleOrderFacts }) {
  return (
    <div className={styles.picture}>
      <HeroDrawing />
      <SampleOrder order={order} />
    </div>
  );
}
