import { Link } from "@remix-run/react";
import { orderHref } from "~/features/orders/order-address";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatOrderNo, formatSecond } from "~/lib/format";
import { classNames } from "~/ui/class-names";
import table from "~/ui/tables/amount-table.module.css";
import { Money } from "~/ui/values/money";
import {
  DIRECT_LINE,
  LEDGER_LINE_STATUS,
  LEDGER_PAY_WAY_NAMES,
  LEDGER_TYPE_NAMES,
  type LedgerType,
} from "../../../schema/rules/wallet/ledger";
import styles from "./ledger-table.module.css";

export const LedgerRowFragment = graphql(`
  fragment LedgerRow on CashFlow {
    id
    createdAt
    type
    payWay
    amount
    isDirect
    balanceBefore
    balanceAfter
    content
    orderId
    orderNo
  }
`);

export const LEDGER_COLUMNS = {
  what: "类型与说明",
  payWay: "支付方式",
  amount: "收支金额",
  balance: "余额变动",
} as const;

/** The tab of an order's detail for a line: the refund or the markups. */
const TAB_OF: Partial<Record<LedgerType, string>> = {
  REFUND: "refund",
  MARKUP: "markup",
  MARKUP_REQUEST: "markup",
};

/**
 * One line of the ledger: reason, amount with its sign, balance before and after, and its order
 * (WALLET-04..08).
 */
export function LedgerRow(props: { line: FragmentType<typeof LedgerRowFragment> }) {
  const line = getFragment(LedgerRowFragment, props.line);
  const { type, content, orderId, orderNo } = line;
  const isOut = line.amount < 0;
  const [before = "", after = ""] = orderNo ? content.split(orderNo) : [content];
  return (
    <tr className={table.row}>
      <td className={classNames(table.lead, styles.what)}>
        <span className={styles.type}>{LEDGER_TYPE_NAMES[type]}</span>
        <span className={styles.content}>
          {before}
          {orderId && orderNo ? (
            <Link to={orderHref(orderId, TAB_OF[type])}>{formatOrderNo(orderNo)}</Link>
          ) : null}
          {after}
        </span>
        <span className={table.minor}>
          <time dateTime={line.createdAt}>{formatSecond(line.createdAt)}</time> · {LEDGER_LINE_STATUS}
        </span>
      </td>
      <td data-label={LEDGER_COLUMNS.payWay}>{line.payWay ? LEDGER_PAY_WAY_NAMES[line.payWay] : "平台"}</td>
      <td data-label={LEDGER_COLUMNS.amount} className={table.amount}>
        <span className={table.word}>{isOut ? "支出" : "收入"}</span>
        <Money fen={line.amount} isSigned tone={isOut ? "default" : "success"} />
      </td>
      <td data-label={LEDGER_COLUMNS.balance} className={table.amount}>
        {line.isDirect ? (
          <span className={table.minor}>{DIRECT_LINE}</span>
        ) : (
          <span className={styles.balance}>
            <Money fen={line.balanceBefore} size="sm" tone="muted" />
            <span aria-hidden="true">→</span>
            <Money fen={line.balanceAfter} size="sm" />
          </span>
        )}
      </td>
    </tr>
  );
}
