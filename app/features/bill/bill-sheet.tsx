import { Link } from "@remix-run/react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { siteConfig } from "~/lib/site-config";
import { Money } from "~/ui/values/money";
import { LEDGER_TYPE_NAMES, type LedgerType } from "../../../schema/rules/wallet/ledger";
import { monthName, walletLinesOf } from "./bill-address";
import styles from "./bill-sheet.module.css";

const BillSheetFragment = graphql(`
  fragment BillSheet on Bill {
    month
    isOver
    opening
    closing
    lines { type count moneyIn moneyOut }
    direct { type count moneyIn moneyOut }
    fee
    invoiceable
  }
`);

/**
 * The bill of a month on the screen and in print. Each line links to its lines in the ledger (PAGE-01,
 * ux.md U35).
 */
export function BillSheet(props: {
  bill: FragmentType<typeof BillSheetFragment>;
  owner: string | null;
  /** `2026-11-25`, the day on which it is printed. */
  today: string;
}) {
  const bill = getFragment(BillSheetFragment, props.bill);
  const { month, lines, direct } = bill;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h2 className={styles.title}>{monthName(month)}账单</h2>
        <p className={styles.minor}>
          {props.owner ? `客户：${props.owner} · ` : null}
          {bill.isOver ? "已结算" : "本月未结束，数字会继续变化"}
        </p>
      </header>
      <section aria-label="钱包收支">
        <Balance name="期初余额" fen={bill.opening} />
        <table className={styles.table}>
          <SheetHead moneyIn="收入" moneyOut="支出" />
          <tbody>
            {lines.map((line) => (
              <tr key={line.type}>
                <th scope="row">
                  <Link to={walletLinesOf(month, line.type)}>{LEDGER_TYPE_NAMES[line.type]}</Link>
                </th>
                <Amounts line={line} />
              </tr>
            ))}
            {lines.length === 0 ? (
              <tr>
                <td colSpan={4} className={styles.minor}>
                  这个月钱包没有收支
                </td>
              </tr>
            ) : null}
          </tbody>
        </table>
        <Balance name="期末余额" fen={bill.closing} />
        {lines.some(isRefund) && direct.some(isRefund) ? (
          <p className={styles.minor}>退款的明细中还包括不经钱包、直接退回支付宝和微信的退款</p>
        ) : null}
        {bill.fee > 0 ? (
          <p className={styles.minor}>
            提现支出中含手续费 <Money fen={bill.fee} size="sm" />
          </p>
        ) : null}
      </section>
      {direct.length > 0 ? (
        <section aria-label="直接支付">
          <h3 className={styles.subtitle}>支付宝、微信直接支付（不经钱包）</h3>
          <table className={styles.table}>
            <SheetHead moneyIn="退回" moneyOut="支付" />
            <tbody>
              {direct.map((line) => (
                <tr key={line.type}>
                  <th scope="row">{LEDGER_TYPE_NAMES[line.type]}</th>
                  <Amounts line={line} />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      <p className={styles.invoiceable}>
        本月可开票金额 <Money fen={bill.invoiceable} />
        <span className={styles.minor}>订单、加价、增值服务和提现手续费，减去退款（含之后月份的退款）</span>
      </p>
      <footer className={styles.issuer}>
        <span>出具方：{siteConfig.company}</span>
        <span>出具日期：{props.today}</span>
      </footer>
    </article>
  );
}

const isRefund = ({ type }: { type: LedgerType }) => type === "REFUND";

function SheetHead({ moneyIn, moneyOut }: { moneyIn: string; moneyOut: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">项目</th>
        <th scope="col" className={styles.count}>
          笔数
        </th>
        <th scope="col" className={styles.amount}>
          {moneyIn}
        </th>
        <th scope="col" className={styles.amount}>
          {moneyOut}
        </th>
      </tr>
    </thead>
  );
}

/** A balance is outside of the columns, because it is neither money in nor money out. */
function Balance({ name, fen }: { name: string; fen: number }) {
  return (
    <p className={styles.balance}>
      {name} <Money fen={fen} />
    </p>
  );
}

function Amounts({ line }: { line: { count: number; moneyIn: number; moneyOut: number } }) {
  return (
    <>
      <td className={styles.count}>{line.count}</td>
      <td className={styles.amount}>{line.moneyIn === 0 ? "—" : <Money fen={line.moneyIn} size="sm" />}</td>
      <td className={styles.amount}>{line.moneyOut === 0 ? "—" : <Money fen={line.moneyOut} size="sm" />}</td>
    </>
  );
}
