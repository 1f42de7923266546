import type { ComponentProps, ReactNode } from "react";
import { EmptyState } from "~/ui/feedback/empty-state";

interface NotOfferedProps {
  /** The missing page. */
  what: string;
  /** A description of an alternative. */
  description: string;
  /** A link to it. */
  action: ReactNode;
  illustration?: ComponentProps<typeof EmptyState>["illustration"];
}

/**
 * The page for a function whose calls the backend does not have (decision 046), with a link to an
 * alternative.
 */
export function NotOffered({ what, description, action, illustration = "search" }: NotOfferedProps) {
  return (
    <EmptyState
      isPage
      illustration={illustration}
      title={`当前平台暂未提供${what}`}
      description={description}
      action={action}
    />
  );
}
