import type { ReactNode } from "react";
import { classNames } from "../class-names";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "../icons";
import tones from "../tags/tones.module.css";
import styles from "./notice.module.css";

const ICONS = { info: Info, warning: TriangleAlert, danger: CircleAlert, success: CircleCheck };

interface NoticeProps {
  tone: keyof typeof ICONS;
  children: ReactNode;
  action?: ReactNode;
}

/** Tells about the state of the page, inside the page. Results of an action are toasts. */
export function Notice({ tone, children, action }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={classNames(styles.notice, tones[tone])} role={tone === "danger" ? "alert" : undefined}>
      <Icon size={20} />
      <div className={styles.text}>{children}</div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
