import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./facts.module.css";

/** Names with their values, in as many columns as fit. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  name: string;
  children: ReactNode;
  /** Spans all columns, for long values. */
  isWide?: boolean;
}

/** One name with its value; renders nothing without a value. */
export function Fact({ name, children, isWide = false }: FactProps) {
  if (children === null || children === undefined || children === "") return null;
  return (
    <div className={classNames(styles.fact, isWide && styles.wide)}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
