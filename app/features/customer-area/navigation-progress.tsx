import { useNavigation } from "@remix-run/react";
import styles from "./navigation-progress.module.css";

/**
 * Says that the next page is on its way while the old one stays (ux.md U11); what is there at once shows nothing. It
 * lies above dialogs and so in no landmark, which axe allows to live regions.
 */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === "loading" ? (
    <div role="progressbar" aria-live="polite" aria-label="正在加载" className={styles.progress} />
  ) : null;
}
