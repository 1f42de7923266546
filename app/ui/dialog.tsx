import type { ReactNode } from "react";
import { Dialog as AriaDialog, Modal, ModalOverlay } from "react-aria-components";
import { classNames } from "./class-names";
import styles from "./dialog.module.css";
import { LocaleProvider } from "./locale-provider";
import { ModalHeader } from "./modal-header";
import { useReturnedFocus } from "./use-returned-focus";

interface DialogProps {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** The buttons, the primary one last. */
  footer?: ReactNode;
  /** `wide`: for reading, 60 % of the window and all of a phone (DETAIL-03). `full`: all of the window. */
  size?: "sm" | "md" | "lg" | "wide" | "full";
  /** Whether a press outside closes it; Escape always does unless false. */
  isDismissable?: boolean;
  role?: "dialog" | "alertdialog";
}

/** A modal dialog: focus stays inside and returns to where it came from. */
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
  } = props;
  const keepFocus = useReturnedFocus();
  return (
    <LocaleProvider>
      <ModalOverlay
        className={styles.overlay}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable && role === "dialog"}
      >
        <Modal className={classNames(styles.modal, styles[size])}>
          <AriaDialog ref={keepFocus} className={styles.dialog} role={role}>
            <ModalHeader
              title={title}
              className={styles.header}
              onClose={role === "dialog" ? () => onOpenChange(false) : undefined}
            />
            <div className={styles.body}>{children}</div>
            {footer ? <footer className={styles.footer}>{footer}</footer> : null}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </LocaleProvider>
  );
}
