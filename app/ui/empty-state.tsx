import type { ReactNode } from "react";
import { EmptyDrawing, type EmptyDrawingName } from "./empty-drawing";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  illustration?: EmptyDrawingName;
}

/** An empty list: says so, and what to do next. */
export function EmptyState({ title, description, action, illustration = "orders" }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <EmptyDrawing name={illustration} />
      <p className={styles.title}>{title}</p>
      {description ? (
        <p className={styles.description} data-phrases="">
          {description}
        </p>
      ) : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
