import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { classNames } from "../class-names";
import styles from "./blocked-button.module.css";
import { type ButtonSize, buttonClass } from "./button";

interface BlockedButtonProps {
  children: ReactNode;
  /** Why it is not possible now. */
  reason: string;
  size?: ButtonSize;
  /** Id of what stands at the head of the row, where each row has such a button. */
  describedBy?: string;
}

/**
 * A button for what is not possible now. It can be focused and does nothing; its reason shows on hover, focus and tap,
 * goes with Escape, and is what a screen reader says after its name (ux.md U31).
 */
export function BlockedButton({ children, reason, size = "md", describedBy }: BlockedButtonProps) {
  const id = useId();
  const [isHidden, setHidden] = useState(false);
  const hide = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isHidden) return;
    event.stopPropagation();
    setHidden(true);
  };
  return (
    <span className={styles.box} data-hidden={isHidden || undefined} onPointerEnter={() => setHidden(false)}>
      <button
        type="button"
        className={classNames(buttonClass("secondary", size, false), styles.button)}
        aria-disabled="true"
        aria-describedby={describedBy ? `${describedBy} ${id}` : id}
        // Safari focuses no button by a tap.
        onClick={(event) => {
          event.currentTarget.focus();
          setHidden(false);
        }}
        onFocus={() => setHidden(false)}
        onKeyDown={hide}
      >
        {children}
      </button>
      <span role="tooltip" id={id} className={styles.reason}>
        {reason}
      </span>
    </span>
  );
}
