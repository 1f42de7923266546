import { useNavigation } from "@remix-run/react";
import styles from "./navigation-progress.module.css";

/** Says that the next page is on its way while the old one stays (ux.md U11); what is there at once shows nothing. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === "loading" ? (
    <div role="progressbar" aria-label="正在加载" className={styles.progress} />
  ) : null;
}
