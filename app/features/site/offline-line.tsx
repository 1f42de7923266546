import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import styles from "./offline-line.module.css";
import { useNavigationGuard } from "./use-navigation-guard";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/**
 * Says that the network is gone and what is shown may be old (ux.md U51). Until it is back the page stays where it is;
 * then it is read again by itself.
 */
export function OfflineLine() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { revalidate } = useRevalidator();
  const wasOffline = useRef(false);
  useNavigationGuard();

  useEffect(() => {
    if (isOnline && wasOffline.current) revalidate();
    wasOffline.current = !isOnline;
  }, [isOnline, revalidate]);

  // The region is always there, so that a screen reader notices what appears in it.
  return (
    <div role="status">
      {isOnline ? null : <p className={styles.line}>网络已断开，当前内容可能不是最新的，恢复后会自动更新</p>}
    </div>
  );
}
