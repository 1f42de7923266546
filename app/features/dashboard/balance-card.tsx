import { Link } from "@remix-run/react";
import { RECHARGE_PATH } from "~/features/recharge/recharge-address";
import { PartFailure } from "~/features/site/load-failure";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatMoney } from "~/lib/format";
import { ShieldCheck } from "~/ui/icons";
import { Card } from "~/ui/layout/card";
import { Money } from "~/ui/values/money";
import styles from "./balance-card.module.css";

const BalanceCardFragment = graphql(`
  fragment BalanceCard on Wallet {
    balance
    withdrawing
  }
`);

/** What is in the wallet (HOME-17), and where the money of running orders is (GEN-06). Null when it could not be read. */
export function BalanceCard(props: { wallet: FragmentType<typeof BalanceCardFragment> | null }) {
  const wallet = getFragment(BalanceCardFragment, props.wallet);
  return (
    <Card title="钱包余额" actions={<Link to={RECHARGE_PATH}>充值</Link>}>
      {wallet ? (
        <>
          <p className={styles.balance}>
            <Money fen={wallet.balance} size="lg" />
          </p>
          {wallet.withdrawing ? (
            <p className={styles.minor}>提现中 {formatMoney(wallet.withdrawing)}</p>
          ) : null}
        </>
      ) : (
        <div className={styles.balance}>
          <PartFailure what="余额" />
        </div>
      )}
      <p className={styles.escrow}>
        <ShieldCheck size={16} />
        订单付款由平台托管，您确认满意后才付给师傅
      </p>
    </Card>
  );
}
