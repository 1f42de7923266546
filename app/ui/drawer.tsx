import type { ReactNode } from "react";
import { Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { classNames } from "./class-names";
import styles from "./drawer.module.css";
import { IconButton } from "./icon-button";
import { X } from "./icons";
import { LocaleProvider } from "./locale-provider";

interface DrawerProps {
  title: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** Navigation comes from the left, reading beside a list from the right. */
  side?: "left" | "right";
}

/** A panel at the edge of the window. */
export function Drawer({ title, isOpen, onOpenChange, children, side = "right" }: DrawerProps) {
  return (
    <LocaleProvider>
      <ModalOverlay className={styles.overlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
        <Modal className={classNames(styles.sheet, styles[side])}>
          <Dialog className={styles.dialog}>
            <header className={styles.header}>
              <Heading slot="title" className={styles.title}>
                {title}
              </Heading>
              <IconButton label="关闭" icon={<X size={20} />} onPress={() => onOpenChange(false)} />
            </header>
            <div className={styles.body}>{children}</div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </LocaleProvider>
  );
}
