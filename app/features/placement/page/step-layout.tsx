import type { FocusEvent, ReactNode } from "react";
import styles from "./step-layout.module.css";

interface StepLayoutProps {
  children: ReactNode;
  /** Shown beside the form: price and summary. */
  aside: ReactNode;
  /** Total and the button for the next step; at the bottom of the screen on phones. */
  actions: ReactNode;
  /** False until the stored draft is read: earlier input would be overwritten by it. */
  isReady: boolean;
  /** Called when a field of the form is left. */
  onLeave?(event: FocusEvent): void;
}

/** A step of the order: the form, and the price beside it. */
export function StepLayout({ children, aside, actions, isReady, onLeave }: StepLayoutProps) {
  return (
    <div className={styles.layout} aria-busy={!isReady}>
      <fieldset className={styles.form} disabled={!isReady} onBlur={onLeave}>
        {children}
      </fieldset>
      <div className={styles.aside}>
        {aside}
        <fieldset className={styles.actions} disabled={!isReady}>
          {actions}
        </fieldset>
      </div>
    </div>
  );
}
