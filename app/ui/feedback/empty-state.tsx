import type { ReactNode } from "react";
import type { EmptyDrawingName } from "./empty-drawing";
import { StateMessage } from "./state-message";

interface EmptyStateProps {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  illustration?: EmptyDrawingName;
  /** It is all that the page has: its title is the page's heading. */
  isPage?: boolean;
}

/** An empty list: says so, and what to do next. */
export function EmptyState({ illustration = "orders", description, action, ...rest }: EmptyStateProps) {
  return <StateMessage illustration={illustration} description={description} action={action} {...rest} />;
}
