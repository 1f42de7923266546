import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatMoney } from "~/lib/format";
import { Card } from "~/ui/card";
import { ShieldCheck } from "~/ui/icons";
import { Money } from "~/ui/money";
import styles from "./customer-home.module.css";

const BalanceCardFragment = graphql(`
  fragment BalanceCard on Wallet {
    balance
    withdrawing
  }
`);

/** What is in the wallet (HOME-17), and where the money of running orders is (GEN-06). */
export function BalanceCard({ wallet }: { wallet: FragmentType<typeof BalanceCardFragment> }) {
  const { balance, withdrawing } = getFragment(BalanceCardFragment, wallet);
  return (
    <Card title="钱包余额">
      <p className={styles.balance}>
        <Money fen={balance} size="lg" />
      </p>
      {withdrawing > 0 ? <p className={styles.minor}>提现中 {formatMoney(withdrawing)}</p> : null}
      <p className={styles.escrow}>
        <ShieldCheck size={16} />
        订单付款由平台托管，您确认满意后才付给师傅
      </p>
    </Card>
  );
}
