import type { ReactNode } from "react";
import { Dialog as AriaDialog, Modal, ModalOverlay } from "react-aria-components";
import { classNames } from "../class-names";
import { LocaleProvider } from "../locale-provider";
import styles from "./dialog.module.css";
import { ModalHeader } from "./modal-header";
import { ReturnFocus } from "./return-focus";
import { useBackCloses } from "./use-back-closes";
import { useFirstFocus } from "./use-first-focus";

interface DialogProps {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** The buttons, the primary one last. */
  footer?: ReactNode;
  /** `wide`: for reading, 60 % of the window and all of a phone (DETAIL-03). `full`: all of the window. */
  size?: "sm" | "md" | "lg" | "wide" | "full";
  /** Whether a press outside closes it, as Escape always does. */
  isDismissable?: boolean;
  role?: "dialog" | "alertdialog";
  /** There is nothing inside to be focused: the text itself can be, so that keys scroll it. */
  isText?: boolean;
  /** The address says that it is open, so Back closes it without another entry in the history. */
  hasAddress?: boolean;
}

/**
 * A modal dialog: the focus begins at the first field, stays inside and returns to where it came from. Escape and
 * Back do what the closing button does; a dialog that must stay open refuses them in `onOpenChange`.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    isOpen,
    onOpenChange,
    children,
    footer,
    size = "md",
    isDismissable = true,
    role = "dialog",
    isText = false,
    hasAddress = false,
  } = props;
  useBackCloses(isOpen && !hasAddress, () => onOpenChange(false));
  const focus = useFirstFocus(size === "wide");
  return (
    <LocaleProvider>
      <ModalOverlay
        className={styles.overlay}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable}
      >
        <Modal className={classNames(styles.modal, styles[size])}>
          <AriaDialog ref={focus} className={styles.dialog} role={role}>
            <ReturnFocus />
            <ModalHeader
              title={title}
              className={styles.header}
              onClose={role === "dialog" ? () => onOpenChange(false) : undefined}
            />
            <div className={styles.body} tabIndex={isText ? 0 : undefined}>
              {children}
            </div>
            {footer ? <footer className={styles.footer}>{footer}</footer> : null}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </LocaleProvider>
  );
}
