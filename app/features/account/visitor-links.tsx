import { Link } from "@remix-run/react";
import styles from "./account-strip.module.css";

/** Links for visitors in the strip of public pages (NAV-01). */
export function VisitorLinks({ isBusy = false }: { isBusy?: boolean }) {
  return (
    <nav className={`${styles.strip} ${styles.visitor}`} aria-label="账户" aria-busy={isBusy || undefined}>
      <Link to="/login" className={styles.entry}>
        登录
      </Link>
      <Link to="/register" className={styles.register}>
        注册
      </Link>
    </nav>
  );
}
