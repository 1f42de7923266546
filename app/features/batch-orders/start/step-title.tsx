import type { ReactNode } from "react";
import styles from "./step-title.module.css";

/** One of the four steps of batch orders (BATCH-01). */
export function StepTitle({ id, number, children }: { id?: string; number: number; children: ReactNode }) {
  return (
    <h2 id={id} className={styles.title}>
      <span className={styles.number}>{number}</span>
      {children}
    </h2>
  );
}
