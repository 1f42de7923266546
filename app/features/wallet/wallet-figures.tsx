import type { ReactNode } from "react";
import { PartFailure } from "~/features/site/load-failure";
import { Money } from "~/ui/values/money";
import styles from "./wallet.module.css";

interface WalletFiguresProps {
  /** Balance, and the amount that is being withdrawn if it is known; 分; null when it could not be read. */
  wallet: { balance: number; withdrawing?: number | null } | null;
  /** Held for open orders, 分; null when it could not be read. */
  held: number | null;
  /** Actions for the money. */
  actions: ReactNode;
}

/** The customer's money: available, being withdrawn, held for orders (WALLET-01). */
export function WalletFigures({ wallet, held, actions }: WalletFiguresProps) {
  return (
    <section className={styles.figures} aria-label="我的资金">
      <dl className={styles.amounts}>
        <div className={styles.balance}>
          <dt>可用余额</dt>
          <dd>{wallet ? <Money fen={wallet.balance} size="lg" /> : <PartFailure what="余额" />}</dd>
        </div>
        {wallet?.withdrawing != null ? (
          <div>
            <dt>提现中</dt>
            <dd>
              <Money fen={wallet.withdrawing} />
            </dd>
            <dd className={styles.note}>已申请提现，尚未到账</dd>
          </div>
        ) : null}
        {held === null ? null : (
          <div>
            <dt>订单担保中</dt>
            <dd>
              <Money fen={held} />
            </dd>
            <dd className={styles.note}>进行中订单的款项，验收后结算</dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
