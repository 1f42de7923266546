import { Link, useLocation } from "@remix-run/react";
import { rechargeHref } from "./recharge-address";
import styles from "./recharge-link.module.css";

interface RechargeLinkProps {
  /** Suggested amount, 分. */
  amount?: number;
  /** Return address after recharging; the present page without it. */
  back?: string;
  /** For dialogs that already have input: the recharge opens in a new window. */
  isNewWindow?: boolean;
}

/**
 * A link for recharging and coming back, when the wallet has too little money (PAY-21, C-16); in a sandbox
 * also its own way.
 */
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
