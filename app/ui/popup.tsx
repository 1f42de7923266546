import { Popover, type PopoverProps } from "react-aria-components";
import listStyles from "./list-box.module.css";
import { LocaleProvider } from "./locale-provider";

/** What opens at a button: a list, columns, a menu. Escape and a press outside close it. */
export function Popup({
  className = listStyles.popover,
  placement = "bottom start",
  offset = 4,
  ...props
}: PopoverProps) {
  return (
    <LocaleProvider>
      <Popover {...props} className={className} placement={placement} offset={offset} />
    </LocaleProvider>
  );
}
