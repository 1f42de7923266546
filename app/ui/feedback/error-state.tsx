import type { ReactNode } from "react";
import { Button } from "../buttons/button";
import { RotateCcw } from "../icons";
import { StateMessage } from "./state-message";

interface ErrorStateProps {
  title: ReactNode;
  description?: ReactNode;
  onRetry?: () => void;
}

/** Says that something could not be loaded, with a button to try again. */
export function ErrorState({ title, description, onRetry }: ErrorStateProps) {
  return (
    <StateMessage
      role="alert"
      illustration="error"
      title={title}
      description={description}
      action={
        onRetry ? (
          <Button icon={<RotateCcw size={16} />} onPress={onRetry}>
            重新加载
          </Button>
        ) : null
      }
    />
  );
}
