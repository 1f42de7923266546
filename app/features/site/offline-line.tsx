import { useRevalidator } from "@remix-run/react";
import styles from "./offline-line.module.css";
import { useLostNetwork } from "./use-lost-network";
import { useNavigationGuard } from "./use-navigation-guard";

/**
 * Says that the network is gone and what is shown may be old (ux.md U51). Until it is back the page stays where it is;
 * then it is read again by itself.
 */
export function OfflineLine() {
  const { revalidate } = useRevalidator();
  const isLost = useLostNetwork(revalidate);
  useNavigationGuard(isLost);

  // The region is always there, so that a screen reader notices what appears in it.
  return (
    <div role="status">
      {isLost ? <p className={styles.line}>网络已断开，当前内容可能不是最新的，恢复后会自动更新</p> : null}
    </div>
  );
}
