import { useRevalidator } from "@remix-run/react";
import styles from "./offline-line.module.css";
import { useLostNetwork } from "./use-lost-network";
import { useNavigationGuard } from "./use-navigation-guard";

/**
 * Shows that the network is lost and the shown data may be old (ux.md U51). The page stays until the network
 * is back, and is then read again by itself.
 */
export function OfflineLine() {
  const { revalidate } = useRevalidator();
  const isLost = useLostNetwork(revalidate);
  useNavigationGuard(isLost);

  // The region is always rendered, so that screen readers announce its changes.
  return (
    <div role="status">
      {isLost ? <p className={styles.line}>网络已断开，当前内容可能不是最新的，恢复后会自动更新</p> : null}
    </div>
  );
}
