import type { ReactNode } from "react";
import { IconButton } from "../buttons/icon-button";
import { classNames } from "../class-names";
import { CircleAlert, CircleCheck, Info, X } from "../icons";
import styles from "./toast.module.css";

export type ToastTone = "success" | "error" | "warning" | "info";

const ICONS = { success: CircleCheck, error: CircleAlert, warning: CircleAlert, info: Info };

interface ToastBoxProps {
  tone: ToastTone;
  text: string;
  /** What can be done about it. */
  children?: ReactNode;
  onClose?: () => void;
}

/** One toast; what shows and removes it is `toast`, or the script of a document. */
export function ToastBox({ tone, text, children, onClose }: ToastBoxProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classNames(styles.toast, styles[tone])}>
      <Icon size={20} className={styles.icon} />
      <p className={styles.text}>{text}</p>
      {children}
      <IconButton label="关闭提示" icon={<X size={16} />} {...(onClose ? { onPress: onClose } : {})} />
    </div>
  );
}
