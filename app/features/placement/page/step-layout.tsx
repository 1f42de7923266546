import type { FocusEvent, ReactNode } from "react";
import styles from "./step-layout.module.css";

interface StepLayoutProps {
  children: ReactNode;
  /** What is read beside the form: price and summary. */
  aside: ReactNode;
  /** Total and the button that goes on; at the bottom of the screen on phones. */
  actions: ReactNode;
  /** False until the stored draft is read: what were typed before that would be overwritten by it. */
  isReady: boolean;
  /** A field of the form was left. */
  onLeave?(event: FocusEvent): void;
}

/** A step of the order: the form, and beside it what it costs. */
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
