import { VisuallyHidden } from "../layout/visually-hidden";
import styles from "./skeleton.module.css";

const WIDTHS = ["100%", "92%", "97%", "64%"];

/** A placeholder for what is still loading. `height` of one line, px. */
export function Skeleton({ lines = 3, height = 16 }: { lines?: number; height?: number }) {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <VisuallyHidden>正在加载</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, index) => (
        <span
          key={key}
          className={styles.line}
          style={{ height, width: lines === 1 ? "100%" : WIDTHS[index % WIDTHS.length] }}
        />
      ))}
    </div>
  );
}
