import { forwardRef, type ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import styles from "./call-window.module.css";

interface CallButtonProps {
  label: string;
  icon: ReactNode;
  onPress(): void;
  tone?: "answer" | "hang-up";
  /** Whether a toggle button is pressed. */
  isPressed?: boolean;
}

/** A round button with a label below. */
export const CallButton = forwardRef<HTMLButtonElement, CallButtonProps>(function CallButton(
  { label, icon, onPress, tone, isPressed },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(
        styles.button,
        tone === "answer" && styles.answer,
        tone === "hang-up" && styles.hangUp,
      )}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <span className={styles.round}>{icon}</span>
      {label}
    </button>
  );
});
