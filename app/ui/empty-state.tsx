import type { ReactNode } from "react";
import type { EmptyDrawingName } from "./empty-drawing";
import { StateMessage } from "./state-message";

interface EmptyStateProps {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  illustration?: EmptyDrawingName;
}

/** An empty list: says so, and what to do next. */
export function EmptyState({ title, description, action, illustration = "orders" }: EmptyStateProps) {
  return <StateMessage illustration={illustration} title={title} description={description} action={action} />;
}
