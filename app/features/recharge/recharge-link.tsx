import { Link, useLocation } from "@remix-run/react";
import { rechargeHref } from "./recharge-address";
import styles from "./recharge-link.module.css";

interface RechargeLinkProps {
  /** Proposed amount, 分. */
  amount?: number;
  /** Where the recharge leads back to; the shown page without it. */
  back?: string;
  /** For dialogs, in which something may be typed already: the recharge happens beside them. */
  isNewWindow?: boolean;
}

/** To the recharge and back again, where the wallet holds too little (PAY-21, C-16); the sandbox's own way beside it. */
export function RechargeLink({ amount, back, isNewWindow = false }: RechargeLinkProps) {
  const { pathname, search } = useLocation();
  return (
    <span className={styles.links}>
      {isNewWindow ? (
        <Link to={rechargeHref({ amount, isBeside: true })} target="_blank" rel="noopener">
          去充值（新窗口）
        </Link>
      ) : (
        <Link to={rechargeHref({ amount, back: back ?? pathname + search })}>去充值</Link>
      )}
      {__SANDBOX__ ? <a href="/sandbox">去沙盒给钱包充值</a> : null}
    </span>
  );
}
