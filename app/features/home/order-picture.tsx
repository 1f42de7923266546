import { HeroDrawing } from "~/features/illustrations/drawing";
import type { SampleOrderFacts } from "./home-content";
import styles from "./order-picture.module.css";
import { SampleOrder } from "./sample-order";

/** A master at work, and what the customer sees of that order meanwhile. */
export function OrderPicture({ order }: { order: SampleOrderFacts }) {
  return (
    <div className={styles.picture}>
      <HeroDrawing />
      <SampleOrder order={order} />
    </div>
  );
}
