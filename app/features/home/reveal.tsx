import type { ReactNode } from "react";
import styles from "./reveal.module.css";

/**
 * Lets a section rise and fade in once when it scrolls into view: at 1440 × 900 four sections do, near the
 * documented 230, 700, 1400 and 1800 px (PUB-08). The script of documents does it; without it nothing is
 * hidden.
 */
export function Reveal({ children }: { children: ReactNode }) {
  return (
    <div className={styles.reveal} data-reveals="">
      {children}
    </div>
  );
}
