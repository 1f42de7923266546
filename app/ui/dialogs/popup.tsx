import { type ReactNode, useLayoutEffect } from "react";
import { setInteractionModality, useFocusVisible } from "react-aria/useFocusVisible";
import { Popover, type PopoverProps } from "react-aria-components";
import { LocaleProvider } from "../locale-provider";
import listStyles from "../selects/list-box.module.css";
import { ReturnFocus } from "./return-focus";

interface PopupProps extends Omit<PopoverProps, "children"> {
  children: ReactNode;
}

/** What opens at a button: a list, columns, a menu. Escape and a press outside close it. */
export function Popup({
  className = listStyles.popover,
  placement = "bottom start",
  offset = 4,
  children,
  ...props
}: PopupProps) {
  useKeyboardFocus(props.isOpen);
  return (
    <LocaleProvider>
      <Popover {...props} className={className} placement={placement} offset={offset}>
        <ReturnFocus />
        {children}
      </Popover>
    </LocaleProvider>
  );
}

/**
 * Lets the first entry take the focus at once when a key or a screen reader has opened the popup. React Aria counts Enter
 * on a plain button as a screen reader's press. It then waits for transitions to end before it focuses the entry, and
 * gives up because the popover has taken the focus meanwhile (decision 050). Without a pointer, focus is visible.
 */
function useKeyboardFocus(isOpen: boolean | undefined): void {
  const { isFocusVisible } = useFocusVisible();
  useLayoutEffect(() => {
    if (isOpen && isFocusVisible) setInteractionModality("keyboard");
  }, [isOpen, isFocusVisible]);
}
