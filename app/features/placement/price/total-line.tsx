import { Money } from "~/ui/values/money";
import styles from "./total-line.module.css";
import type { QuoteState } from "./use-price-quote";

/** The total beside the button for the next step; on phones the price lines may be out of sight. */
export function TotalLine({ state }: { state: QuoteState }) {
  if (state.status !== "ready" || state.quote.workerFee === 0) return null;
  return (
    <p className={styles.total}>
      <span>合计</span>
      <Money fen={state.quote.totalFee} size="lg" />
    </p>
  );
}
