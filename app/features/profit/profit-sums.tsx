import { classNames } from "~/ui/class-names";
import sumStyles from "~/ui/tables/sums.module.css";
import { Money } from "~/ui/values/money";
import styles from "./profit.module.css";

interface ProfitSumsProps {
  /** 分 */
  sums: {
    orders: number;
    missing: number;
    uncosted: number;
    charged: number;
    goodsCost: number;
    paid: number;
    markups: number;
    refunded: number;
    result: number;
  };
}

/** Sums of the orders with a charge, and the number of those without one. */
export function ProfitSums({ sums }: ProfitSumsProps) {
  const { orders, missing, uncosted, charged, goodsCost, paid, markups, refunded, result } = sums;
  return (
    <section aria-label="盈亏合计">
      <dl className={classNames(sumStyles.sums, styles.sums)}>
        <div>
          <dt>收款</dt>
          <dd>
            <Money fen={charged} />
          </dd>
        </div>
        <Taken name="货品成本" fen={goodsCost} />
        <Taken name="订单支付" fen={paid} />
        <Taken name="加价" fen={markups} />
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
        以上为已填写收款的{orders}单{uncosted > 0 ? `，其中${uncosted}单没有货品成本，按0计算` : ""}
        {missing > 0 ? `；另有${missing}单未填写，不计入合计` : ""}
      </p>
    </section>
  );
}

/** An amount that is subtracted from the result. */
function Taken({ name, fen }: { name: string; fen: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Money fen={fen === 0 ? 0 : -fen} />
      </dd>
    </div>
  );
}
