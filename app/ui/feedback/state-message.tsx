import type { ReactNode } from "react";
import { EmptyDrawing, type EmptyDrawingName } from "./empty-drawing";
import styles from "./state-message.module.css";

interface StateMessageProps {
  illustration: EmptyDrawingName;
  title: ReactNode;
  description: ReactNode;
  action: ReactNode;
  /** `alert` is read out at once. */
  role?: "alert";
  /** It is all that the page has: its title is the page's heading. */
  isPage?: boolean;
}

/** Shown in place of missing content: a drawing, the reason, and what to do next. */
export function StateMessage({
  illustration,
  title,
  description,
  action,
  role,
  isPage = false,
}: StateMessageProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div className={styles.state} role={role}>
      <EmptyDrawing name={illustration} />
      <Title className={styles.title}>{title}</Title>
      {description ? (
        <p className={styles.description} data-phrases="">
          {description}
        </p>
      ) : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
