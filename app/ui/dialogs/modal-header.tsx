import type { ReactNode } from "react";
import { Heading } from "react-aria-components";
import { IconButton } from "../buttons/icon-button";
import { classNames } from "../class-names";
import { X } from "../icons";
import styles from "./modal-header.module.css";

interface ModalHeaderProps {
  title: ReactNode;
  /** For its height and its distance to the edges. */
  className: string | undefined;
  /** Without it, only the buttons below the text close it. */
  onClose?: (() => void) | undefined;
}

/** The head of a dialog or a drawer: its title, which names it, and the button that closes it. */
export function ModalHeader({ title, className, onClose }: ModalHeaderProps) {
  return (
    <header className={classNames(styles.header, className)}>
      <Heading slot="title" className={styles.title}>
        {title}
      </Heading>
      {onClose ? <IconButton label="关闭" icon={<X size={20} />} onPress={onClose} /> : null}
    </header>
  );
}
