import { Link } from "@remix-run/react";
import { orderHref } from "~/features/orders/order-address";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime, formatOrderNo } from "~/lib/format";
import { classNames } from "~/ui/class-names";
import { AmountTable } from "~/ui/tables/amount-table";
import table from "~/ui/tables/amount-table.module.css";
import { Money } from "~/ui/values/money";
import { ChargeField } from "./charge-field";
import styles from "./profit.module.css";

const ProfitRowFragment = graphql(`
  fragment ProfitRow on OrderProfit {
    orderId
    orderNo
    shopOrderNo
    createdAt
    goodsTypeName
    customerName
    charged
    goodsCost
    isCostEntered
    paid
    markups
    refunded
    result
  }
`);

const COLUMNS = {
  order: "订单",
  charged: "向客户收款(元)",
  goodsCost: "货品成本(元)",
  paid: "订单支付",
  markups: "加价",
  refunded: "退款",
  result: "盈亏",
} as const;

const AMOUNTS = ["charged", "goodsCost", "paid", "markups", "refunded", "result"] as const;

interface ProfitTableProps {
  orders: readonly ({ orderId: string } & FragmentType<typeof ProfitRowFragment>)[];
  isBusy: boolean;
}

/** Orders with charges, costs and results (PAGE-02). */
export function ProfitTable({ orders, isBusy }: ProfitTableProps) {
  return (
    <AmountTable label="订单盈亏" columns={COLUMNS} amounts={AMOUNTS} isBusy={isBusy}>
      {orders.map((order) => (
        <ProfitRow key={order.orderId} order={order} />
      ))}
    </AmountTable>
  );
}

function ProfitRow(props: { order: FragmentType<typeof ProfitRowFragment> }) {
  const order = getFragment(ProfitRowFragment, props.order);
  const { orderNo, shopOrderNo, charged, goodsCost, isCostEntered, result } = order;
  return (
    <tr className={table.row}>
      <td className={classNames(table.lead, styles.order)}>
        <Link to={orderHref(order.orderId)}>{formatOrderNo(orderNo)}</Link>
        <span className={table.minor}>
          {order.goodsTypeName} · {order.customerName} ·{" "}
          <span className={styles.time}>{formatDateTime(order.createdAt)}</span>
        </span>
        {shopOrderNo ? <span className={table.minor}>店铺订单号 {shopOrderNo}</span> : null}
      </td>
      <td data-label={COLUMNS.charged} className={table.amount}>
        <ChargeField key={orderNo} orderNo={orderNo} of="amount" fen={charged ?? null} />
      </td>
      <td data-label={COLUMNS.goodsCost} className={table.amount}>
        <ChargeField
          key={orderNo}
          orderNo={orderNo}
          of="goodsCost"
          fen={isCostEntered ? (goodsCost ?? null) : null}
          otherwise={goodsCost ?? null}
        />
      </td>
      <td data-label={COLUMNS.paid} className={table.amount}>
        <Money fen={order.paid} size="sm" />
      </td>
      <td data-label={COLUMNS.markups} className={table.amount}>
        <Money fen={order.markups} size="sm" tone={order.markups === 0 ? "muted" : "default"} />
      </td>
      <td data-label={COLUMNS.refunded} className={table.amount}>
        <Money fen={order.refunded} size="sm" tone={order.refunded === 0 ? "muted" : "default"} />
      </td>
      <td data-label={COLUMNS.result} className={table.amount}>
        {result == null ? (
          <span className={table.minor}>填写收款后计算</span>
        ) : (
          <>
            <span className={table.word}>{result < 0 ? "亏损" : "盈利"}</span>
            <Money fen={result} tone={result < 0 ? "danger" : "success"} />
          </>
        )}
      </td>
    </tr>
  );
}
