import type { ReactNode } from "react";
import { Button } from "./button";
import { EmptyDrawing } from "./empty-drawing";
import styles from "./empty-state.module.css";
import { RotateCcw } from "./icons";

interface ErrorStateProps {
  title: ReactNode;
  description?: ReactNode;
  onRetry?: () => void;
}

/** Says that something could not be loaded, with a button to try again. */
export function ErrorState({ title, description, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <EmptyDrawing name="error" />
      <p className={styles.title}>{title}</p>
      {description ? (
        <p className={styles.description} data-phrases="">
          {description}
        </p>
      ) : null}
      {onRetry ? (
        <div className={styles.action}>
          <Button icon={<RotateCcw size={16} />} onPress={onRetry}>
            重新加载
          </Button>
        </div>
      ) : null}
    </div>
  );
}
