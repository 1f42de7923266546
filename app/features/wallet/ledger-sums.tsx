import { classNames } from "~/ui/class-names";
import sumStyles from "~/ui/tables/sums.module.css";
import { Money } from "~/ui/values/money";
import { DIRECT_LINE } from "../../../schema/rules/wallet/ledger";
import styles from "./wallet.module.css";

interface LedgerSumsProps {
  /** 分 */
  sums: {
    opening: number;
    moneyIn: number;
    moneyOut: number;
    others: number;
    closing: number;
    directIn: number;
    directOut: number;
  };
  /** Whether the lines are filtered by type or pay way: the sum of the other lines is shown separately. */
  isPart: boolean;
}

/**
 * Sums of a filter's lines: opening balance, in, out, closing balance, and payments outside of the wallet
 * (ux.md U46).
 */
export function LedgerSums({ sums, isPart }: LedgerSumsProps) {
  const { opening, moneyIn, moneyOut, others, closing, directIn, directOut } = sums;
  return (
    <dl className={classNames(sumStyles.sums, styles.sums)} aria-label="所选时间的收支合计">
      <div>
        <dt>期初余额</dt>
        <dd>
          <Money fen={opening} />
        </dd>
      </div>
      <div>
        <dt>收入</dt>
        <dd>
          <Money fen={moneyIn} isSigned tone="success" />
        </dd>
      </div>
      <div>
        <dt>支出</dt>
        <dd>{moneyOut === 0 ? <Money fen={0} /> : <Money fen={-moneyOut} />}</dd>
      </div>
      {isPart ? (
        <div>
          <dt>未列出的收支</dt>
          <dd>
            <Money fen={others} isSigned tone="muted" />
          </dd>
        </div>
      ) : null}
      <div className={sumStyles.total}>
        <dt>期末余额</dt>
        <dd>
          <Money fen={closing} />
        </dd>
      </div>
      {directOut === 0 && directIn === 0 ? null : (
        <div>
          <dt>直接支付（{DIRECT_LINE}）</dt>
          <dd>
            <Money fen={-directOut} />
            {directIn === 0 ? null : (
              <>
                ，退回 <Money fen={directIn} />
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
