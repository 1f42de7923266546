import { RefreshCw } from "~/ui/icons";
import styles from "./list-news.module.css";

interface ListNewsProps {
  /** Null for none. */
  text: string | null;
  onRefresh: () => void;
}

/** News that the list does not show yet: rows move only on request (ux.md U14). */
export function ListNews({ text, onRefresh }: ListNewsProps) {
  // The region is always rendered, so that screen readers announce its changes.
  return (
    <div role="status" className={styles.region}>
      {text ? (
        <button type="button" className={styles.news} onClick={onRefresh}>
          <RefreshCw size={16} />
          {text}
        </button>
      ) : null}
    </div>
  );
}
