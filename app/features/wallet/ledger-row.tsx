import { Link } from "@remix-run/react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatOrderNo, formatSecond } from "~/lib/format";
import { CircleCheck } from "~/ui/icons";
import table from "~/ui/tables/amount-table.module.css";
import { Money } from "~/ui/values/money";
import {
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
  order: "关联单据",
  status: "状态",
} as const;

/** Where an order's part of a line is told: the refund beside its order, markups beside theirs. */
const TAB_OF: Partial<Record<LedgerType, { tab: string; label: string }>> = {
  REFUND: { tab: "refund", label: "退款" },
  MARKUP: { tab: "markup", label: "加价" },
  MARKUP_REQUEST: { tab: "markup", label: "加价" },
};

/** One line of the ledger: why, how much with its sign, the balance before and after, and what it belongs to (WALLET-04..08). */
export function LedgerRow(props: { line: FragmentType<typeof LedgerRowFragment> }) {
  const line = getFragment(LedgerRowFragment, props.line);
  const isOut = line.amount < 0;
  return (
    <tr className={table.row}>
      <td className={table.lead}>
        <div className={styles.what}>
          <span className={styles.type}>{LEDGER_TYPE_NAMES[line.type]}</span>
          <span className={styles.content}>{line.content}</span>
          <time className={table.minor} dateTime={line.createdAt}>
            {formatSecond(line.createdAt)}
          </time>
        </div>
      </td>
      <td data-label={LEDGER_COLUMNS.payWay}>{line.payWay ? LEDGER_PAY_WAY_NAMES[line.payWay] : "平台"}</td>
      <td data-label={LEDGER_COLUMNS.amount} className={table.amount}>
        <span className={table.word}>{isOut ? "支出" : "收入"}</span>
        <Money fen={line.amount} isSigned tone={isOut ? "default" : "success"} />
      </td>
      <td data-label={LEDGER_COLUMNS.balance} className={table.amount}>
        <span className={styles.balance}>
          <Money fen={line.balanceBefore} size="sm" tone="muted" />
          <span aria-hidden="true">→</span>
          <Money fen={line.balanceAfter} size="sm" />
        </span>
      </td>
      <td data-label={LEDGER_COLUMNS.order}>
        {line.orderId && line.orderNo ? (
          <Link to={addressOf(line.orderId, TAB_OF[line.type]?.tab)}>
            {TAB_OF[line.type]?.label ?? "订单"} {formatOrderNo(line.orderNo)}
          </Link>
        ) : (
          <span className={table.minor}>—</span>
        )}
      </td>
      <td data-label={LEDGER_COLUMNS.status}>
        <span className={styles.status}>
          <CircleCheck size={16} />
          {LEDGER_LINE_STATUS}
        </span>
      </td>
    </tr>
  );
}

const addressOf = (orderid: string, tab: string | undefined) =>
  `/user/order/orderinfo?${new URLSearchParams({ orderid, ...(tab ? { tab } : {}) })}`;
