import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from "react";
import { classNames } from "../class-names";
import { Spinner } from "../feedback/spinner";
import { VisuallyHidden } from "../layout/visually-hidden";
import styles from "./button.module.css";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger" | "pay";
export type ButtonSize = "sm" | "md" | "lg";

type PassedOn = Pick<
  ComponentPropsWithoutRef<"button">,
  | "name"
  | "value"
  | "form"
  | "id"
  | "autoFocus"
  | "aria-label"
  | "aria-describedby"
  | "aria-expanded"
  | "aria-controls"
  | "aria-haspopup"
  | "onPointerEnter"
  | "onFocus"
>;

export interface ButtonProps extends PassedOn {
  children: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
  type?: "button" | "submit" | "reset";
  /** Shows a spinner at the same width and blocks further presses and submits (ux.md U40). */
  isPending?: boolean;
  isDisabled?: boolean;
  onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  icon?: ReactNode;
  fullWidth?: boolean;
}

/** The classes of a button, shared with links that look like one. */
export function buttonClass(variant: ButtonVariant, size: ButtonSize, fullWidth: boolean): string {
  return classNames(styles.button, styles[variant], styles[size], fullWidth && styles.full);
}

/**
 * A plain HTML button, so that it submits before hydration and costs a public page nothing.
 * While pending it stays focusable and swallows presses, the implicit submit by Enter included.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    children,
    variant = "secondary",
    size = "md",
    type = "button",
    isPending = false,
    isDisabled = false,
    onPress,
    icon,
    fullWidth = false,
    ...rest
  },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={buttonClass(variant, size, fullWidth)}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault();
        else onPress?.(event);
      }}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {isPending ? (
        <span className={styles.pending}>
          <Spinner />
          <VisuallyHidden>处理中</VisuallyHidden>
        </span>
      ) : null}
    </button>
  );
});
