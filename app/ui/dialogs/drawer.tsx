import type { ReactNode } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { classNames } from "../class-names";
import { LocaleProvider } from "../locale-provider";
import styles from "./drawer.module.css";
import { ModalHeader } from "./modal-header";
import { ReturnFocus } from "./return-focus";
import { useBackCloses } from "./use-back-closes";
import { useFirstFocus } from "./use-first-focus";

interface DrawerProps {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Navigation comes from the left, reading beside a list from the right. */
  side?: "left" | "right";
}

/** A panel at the edge of the window. Escape, Back and a press outside close it. */
export function Drawer({ title, isOpen, onOpenChange, children, side = "right" }: DrawerProps) {
  useBackCloses(isOpen, () => onOpenChange(false));
  const focus = useFirstFocus(false);
  return (
    <LocaleProvider>
      <ModalOverlay className={styles.overlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
        <Modal className={classNames(styles.sheet, styles[side])}>
          <Dialog ref={focus} className={styles.dialog}>
            <ReturnFocus />
            <ModalHeader title={title} className={styles.header} onClose={() => onOpenChange(false)} />
            <div className={styles.body}>{children}</div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </LocaleProvider>
  );
}
