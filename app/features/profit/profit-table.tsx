import { Link } from "@remix-run/react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime, formatOrderNo } from "~/lib/format";
import { Money } from "~/ui/money";
import { ChargeField } from "./charge-field";
import styles from "./profit.module.css";

const ProfitRowFragment = graphql(`
  fragment ProfitRow on OrderProfit {
    orderId
    orderNo
    createdAt
    goodsTypeName
    customerName
    charged
    paid
    markups
    refunded
    result
  }
`);

const COLUMNS = {
  order: "订单",
  charged: "向客户收款(元)",
  paid: "订单支付",
  markups: "加价",
  refunded: "退款",
  result: "盈亏",
} as const;

interface ProfitTableProps {
  orders: readonly ({ orderId: string } & FragmentType<typeof ProfitRowFragment>)[];
  isBusy: boolean;
}

/** Orders with what was charged for them, what they cost, and what is left (PAGE-02). */
export function ProfitTable({ orders, isBusy }: ProfitTableProps) {
  return (
    <div className={styles.box}>
      <div className={styles.frame}>
        <table className={styles.table} aria-label="订单盈亏" aria-busy={isBusy || undefined}>
          <thead className={styles.head}>
            <tr>
              {Object.entries(COLUMNS).map(([key, title]) => (
                <th key={key} scope="col" className={key === "order" ? undefined : styles.amount}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <ProfitRow key={order.orderId} order={order} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function ProfitRow(props: { order: FragmentType<typeof ProfitRowFragment> }) {
  const order = getFragment(ProfitRowFragment, props.order);
  const { orderNo, charged, result } = order;
  return (
    <tr className={styles.row}>
      <td className={styles.order}>
        <Link to={`/user/order/orderinfo?${new URLSearchParams({ orderid: order.orderId })}`}>
          {formatOrderNo(orderNo)}
        </Link>
        <span className={styles.minor}>
          {order.goodsTypeName} · {order.customerName} · {formatDateTime(order.createdAt)}
        </span>
      </td>
      <td data-label={COLUMNS.charged} className={styles.amount}>
        <ChargeField key={`${orderNo} ${charged}`} orderNo={orderNo} charged={charged ?? null} />
      </td>
      <td data-label={COLUMNS.paid} className={styles.amount}>
        <Money fen={order.paid} size="sm" />
      </td>
      <td data-label={COLUMNS.markups} className={styles.amount}>
        <Money fen={order.markups} size="sm" tone={order.markups === 0 ? "muted" : "default"} />
      </td>
      <td data-label={COLUMNS.refunded} className={styles.amount}>
        <Money fen={order.refunded} size="sm" tone={order.refunded === 0 ? "muted" : "default"} />
      </td>
      <td data-label={COLUMNS.result} className={styles.amount}>
        {result == null ? (
          <span className={styles.minor}>填写收款后计算</span>
        ) : (
          <>
            <span className={styles.word}>{result < 0 ? "亏损" : "盈利"}</span>
            <Money fen={result} tone={result < 0 ? "danger" : "success"} />
          </>
        )}
      </td>
    </tr>
  );
}
