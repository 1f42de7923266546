import { Landmark, Wallet } from "~/ui/icons";
import type { PayoutWay } from "../../../schema/rules/wallet/withdrawal";
import styles from "./pay-mark.module.css";

/** The logo of a way to pay or to be paid. It is decoration, because its name is next to it. */
export function PayMark({ way }: { way: PayoutWay | "WALLET" }) {
  if (way === "WALLET") return <Wallet size={20} />;
  if (way === "BANK") return <Landmark size={20} />;
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {way === "ALIPAY" ? (
        <>
          <rect className={styles.alipay} width="24" height="24" rx="5" />
          <path
            className={styles.stroke}
            d="M6 7.4h12M12 4.6v6.3M7 10.9h9.4c-.9 3.8-4 7.3-7.7 7.3-2.2 0-3.6-1-3.6-2.5s1.4-2.5 3.4-2.5c3.4 0 7 2 10.9 3.7"
          />
        </>
      ) : (
        <>
          <rect className={styles.wechat} width="24" height="24" rx="5" />
          <path
            className={styles.bubble}
            d="M9.8 5C6.6 5 4 7.1 4 9.8c0 1.5.8 2.8 2.1 3.7l-.5 1.7 2-1c.7.2 1.4.3 2.2.3 3.2 0 5.8-2.1 5.8-4.7S13 5 9.8 5Z"
          />
          <path
            className={styles.bubbleBefore}
            d="M15.3 9.9c-2.7 0-4.8 1.8-4.8 4s2.1 4 4.8 4c.6 0 1.2-.1 1.7-.3l1.7.9-.4-1.500c1.1-.7 1.8-1.8 1.8-3.1 0-2.2-2.1-4-4.8-4Z"
          />
          <path className={styles.eyes} d="M7.9 8.400h.01M11.7 8.400h.01M13.8 12.900h.01M16.8 12.900h.01" />
        </>
      )}
    </svg>
  );
}
