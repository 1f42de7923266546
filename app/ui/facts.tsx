import type { ReactNode } from "react";
import { classNames } from "./class-names";
import styles from "./facts.module.css";

/** Facts with their names, in columns as the room allows. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  name: string;
  children: ReactNode;
  /** Over all columns, for what is long. */
  isWide?: boolean;
}

/** One of them; nothing at all for a value that there is not. */
export function Fact({ name, children, isWide = false }: FactProps) {
  if (children === null || children === undefined || children === "") return null;
  return (
    <div className={classNames(styles.fact, isWide && styles.wide)}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
