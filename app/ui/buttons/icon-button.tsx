import { forwardRef, type ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./icon-button.module.css";

interface IconButtonProps {
  /** Accessible name, shown as the tooltip too. */
  label: string;
  icon: ReactNode;
  /** Left out where a script of the page listens. */
  onPress?: () => void;
  isDisabled?: boolean;
  /** On a picture: a light background behind the icon. */
  isRaised?: boolean;
  "aria-expanded"?: boolean;
  "aria-controls"?: string;
}

/** A square button that shows only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, onPress, isDisabled = false, isRaised = false, ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className={classNames(styles.button, isRaised && styles.raised)}
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      {icon}
    </button>
  );
});
