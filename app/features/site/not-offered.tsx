import type { ComponentProps, ReactNode } from "react";
import { EmptyState } from "~/ui/feedback/empty-state";

interface NotOfferedProps {
  /** The page that is not there. */
  what: string;
  /** Where one finds something like it. */
  description: string;
  /** The way there. */
  action: ReactNode;
  illustration?: ComponentProps<typeof EmptyState>["illustration"];
}

/** A page whose calls the backend does not have (decision 046): says so, and where to go instead. */
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
