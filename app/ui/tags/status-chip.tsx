import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./status-chip.module.css";
import tones from "./tones.module.css";

export type Tone = "neutral" | "info" | "success" | "warning" | "danger";

/** A status in words; the colour only repeats them. */
export function StatusChip({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classNames(styles.chip, tones[tone])}>
      {icon ?? <span className={styles.dot} aria-hidden="true" />}
      {children}
    </span>
  );
}
