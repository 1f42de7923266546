import { PriceFailure } from "~/features/placement/price/price-failure";
import { formatMoney } from "~/lib/format";
import { Notice } from "~/ui/feedback/notice";
import type { OrderEditChange } from "../../../schema/rules/orders/order-edit";
import { ChangeList } from "./change-list";
import { CHANGED_ELSEWHERE } from "./edit-draft";
import styles from "./order-edit.module.css";
import type { EditPrice } from "./use-edit-price";

interface EditSummaryProps {
  changes: readonly OrderEditChange[];
  price: EditPrice;
  /** One of these fields was changed elsewhere while the dialog was open. */
  isContested: boolean;
  /** Asks for the price again. */
  onRetry(): void;
}

/** The effect of the change before it is sent: all changed fields, and the price. */
export function EditSummary({ changes, price, isContested, onRetry }: EditSummaryProps) {
  const repriced =
    price.status === "changed"
      ? [{ name: "价格", from: formatMoney(price.before), to: formatMoney(price.after) }]
      : [];
  return (
    <section className={styles.summary} aria-live="polite" aria-label="修改内容">
      <h3 className={styles.title}>修改内容</h3>
      {changes.length === 0 ? (
        <p className={styles.minor}>还没有修改</p>
      ) : (
        <ChangeList changes={[...changes, ...repriced]} />
      )}
      {isContested && changes.length > 0 ? <Notice tone="warning">{CHANGED_ELSEWHERE}</Notice> : null}
      {price.status === "loading" ? <p className={styles.minor}>正在重新报价…</p> : null}
      {price.status === "changed" ? <Notice tone="warning">所在城市变化后按新价格付款</Notice> : null}
      {price.status === "failed" ? <PriceFailure message={price.message} onRetry={onRetry} /> : null}
      {price.status === "refused" ? <Notice tone="danger">{price.message}</Notice> : null}
    </section>
  );
}
