import { useBlocker, useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { toast } from "~/ui/feedback/toast";
import styles from "./offline-line.module.css";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/**
 * Says that the network is gone and what is shown may be old (ux.md U51). Until it is back the page stays where it is:
 * another one could not be loaded, and its rows would be lost. Then the page is read again by itself.
 */
export function OfflineLine() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const { revalidate } = useRevalidator();
  const wasOffline = useRef(false);
  const blocker = useBlocker(() => !navigator.onLine);

  useEffect(() => {
    if (isOnline && wasOffline.current) revalidate();
    wasOffline.current = !isOnline;
  }, [isOnline, revalidate]);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    toast.error("网络已断开，恢复后再打开");
  }, [blocker]);

  // The region is always there, so that a screen reader notices what appears in it.
  return (
    <div role="status">
      {isOnline ? null : <p className={styles.line}>网络已断开，当前内容可能不是最新的，恢复后会自动更新</p>}
    </div>
  );
}
