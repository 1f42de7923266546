import type { ReactNode } from "react";
import styles from "./step-layout.module.css";

interface StepLayoutProps {
  children: ReactNode;
  /** What is read beside the form: price and summary. */
  aside: ReactNode;
  /** Total and the button that goes on; at the bottom of the screen on phones. */
  actions: ReactNode;
}

/** A step of the order: the form, and beside it what it costs. */
export function StepLayout({ children, aside, actions }: StepLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.form}>{children}</div>
      <div className={styles.aside}>
        {aside}
        <div className={styles.actions}>{actions}</div>
      </div>
    </div>
  );
}
