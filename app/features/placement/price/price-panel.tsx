import { priceChanges } from "~/features/orders/price-changes";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Card } from "~/ui/layout/card";
import { Money, PriceLine } from "~/ui/values/money";
import { PRICE_IN_MAINTENANCE } from "../../../../schema/rules/placing/order-draft";
import { PRICE_NOTES, STAIRS_NOTE } from "../../../../schema/rules/placing/price-notes";
import { useLoginPrompt } from "../page/login-prompt";
import { PriceFailure } from "./price-failure";
import styles from "./price-panel.module.css";
import type { Quote, QuoteState } from "./use-price-quote";

interface PricePanelProps {
  state: QuoteState;
  /** Whether the goods are carried upstairs, see {@link isCarriedUp}. */
  hasStairs: boolean;
  /** Whether masters bid: then the price is only for comparison. */
  isReference?: boolean;
  onRetry(): void;
}

/** The price of the present input, line by line (PLACE-47), with its rules (PLACE-48..51). */
export function PricePanel({ state, hasStairs, isReference = false, onRetry }: PricePanelProps) {
  return (
    <Card title={isReference ? "平台一口价（参考）" : "费用明细"}>
      <div aria-live="polite">
        <Breakdown state={state} hasStairs={hasStairs} onRetry={onRetry} />
      </div>
      <details className={styles.notes}>
        <summary>计费说明</summary>
        <ul>
          {PRICE_NOTES.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

function Breakdown({ state, hasStairs, onRetry }: Omit<PricePanelProps, "isReference">) {
  const { isSignedIn, goToLogin } = useLoginPrompt();
  if (!isSignedIn) {
    return (
      <div className={styles.hint}>
        <p>登录后可查看价格</p>
        <Button size="sm" onPress={goToLogin}>
          登录查看价格
        </Button>
      </div>
    );
  }
  switch (state.status) {
    case "idle":
      return <p className={styles.hint}>填写所在城市、商品类别、数量和体积后，这里会自动计算价格。</p>;
    case "loading":
      return state.previous ? (
        <div className={styles.outdated} aria-busy="true">
          <Lines quote={state.previous} previous={null} />
        </div>
      ) : (
        <Skeleton lines={3} />
      );
    case "failed":
      return <PriceFailure message={state.message} onRetry={onRetry} />;
    case "ready":
      return state.quote.workerFee === 0 ? (
        <Notice tone="warning">{PRICE_IN_MAINTENANCE}</Notice>
      ) : (
        <>
          <Lines quote={state.quote} previous={state.previous} />
          <p className={styles.aside}>
            其中师傅费用 <Money fen={state.quote.workerFee} size="sm" />
          </p>
          {hasStairs && !namesStairs(state.quote) ? <p className={styles.aside}>{STAIRS_NOTE}</p> : null}
        </>
      );
  }
}

/** Whether the platform has a line for carrying upstairs. */
const namesStairs = ({ lines }: Quote) => lines.some(({ name }) => /[爬搬]楼|楼梯/.test(name));

/**
 * The lines of a quote; lines that the last change added or changed are marked, with the difference
 * (ux.md U19).
 */
function Lines({ quote, previous }: { quote: Quote; previous: Quote | null }) {
  return (
    <dl className={styles.lines}>
      {priceChanges(quote, previous).map(({ key, name, fee, change }) => (
        <PriceLine key={key} className={styles.line} name={name} fen={fee} change={change} />
      ))}
      <PriceLine
        className={styles.total}
        name="合计"
        fen={quote.totalFee}
        size="lg"
        change={previous ? quote.totalFee - previous.totalFee : 0}
      />
    </dl>
  );
}
