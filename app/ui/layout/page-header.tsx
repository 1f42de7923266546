import type { ReactNode } from "react";
import styles from "./page-header.module.css";

interface PageHeaderProps {
  title: ReactNode;
  /** The way back, above the title (`BackLink`). */
  back?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
}

/** The title of a page with its main action. */
export function PageHeader({ title, back, description, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      <div>
        {back}
        <h1 className={styles.title}>{title}</h1>
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
