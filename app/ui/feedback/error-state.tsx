import type { ReactNode } from "react";
import { Button } from "../buttons/button";
import { RotateCcw } from "../icons";
import { StateMessage } from "./state-message";

interface ErrorStateProps {
  title: ReactNode;
  description?: ReactNode;
  onRetry?: () => void;
  /** It is all that the page has: its title is the page's heading. */
  isPage?: boolean;
}

/** Says that something could not be loaded, with a button to try again. */
export function ErrorState({ description, onRetry, ...rest }: ErrorStateProps) {
  return (
    <StateMessage
      role="alert"
      illustration="error"
      description={description}
      {...rest}
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
