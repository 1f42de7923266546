import type { ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import { Card } from "~/ui/layout/card";
import styles from "./ui.module.css";

/** The components of a folder of app/ui. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className={styles.grid}>{children}</div>
    </Card>
  );
}

interface SpecimenProps {
  name: string;
  children: ReactNode;
  /** Takes the whole width. */
  isWide?: boolean;
}

/** One component in some of its states. */
export function Specimen({ name, children, isWide = false }: SpecimenProps) {
  return (
    <div className={classNames(styles.specimen, isWide && styles.wide)}>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  );
}

/** Small components in a row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** A box as wide as elements that float above the next content. */
export function Place({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{children}</div>;
}
