import { classNames } from "~/ui/class-names";
import sumStyles from "~/ui/tables/sums.module.css";
import { Money } from "~/ui/values/money";
import styles from "./profit.module.css";

interface ProfitSumsProps {
  /** 分 */
  sums: {
    orders: number;
    missing: number;
    charged: number;
    paid: number;
    markups: number;
    refunded: number;
    result: number;
  };
}

/** What the orders with a charge add up to; those without are counted beside it. */
export function ProfitSums({ sums }: ProfitSumsProps) {
  const { orders, missing, charged, paid, markups, refunded, result } = sums;
  return (
    <section aria-label="盈亏合计">
      <dl className={classNames(sumStyles.sums, styles.sums)}>
        <div>
          <dt>收款</dt>
          <dd>
            <Money fen={charged} />
          </dd>
        </div>
        <div>
          <dt>订单支付</dt>
          <dd>{paid === 0 ? <Money fen={0} /> : <Money fen={-paid} />}</dd>
        </div>
        <div>
          <dt>加价</dt>
          <dd>{markups === 0 ? <Money fen={0} /> : <Money fen={-markups} />}</dd>
        </div>
        <div>
          <dt>退款</dt>
          <dd>
            <Money fen={refunded} isSigned={refunded !== 0} />
          </dd>
        </div>
        <div className={sumStyles.total}>
          <dt>{result < 0 ? "合计亏损" : "合计盈利"}</dt>
          <dd>
            <Money fen={result} tone={result < 0 ? "danger" : "success"} />
          </dd>
        </div>
      </dl>
      <p className={styles.minor}>
        以上为已填写收款的{orders}单{missing > 0 ? `；另有${missing}单未填写，不计入合计` : ""}
      </p>
    </section>
  );
}
