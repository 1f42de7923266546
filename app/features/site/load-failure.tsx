import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";

/** A part that is missing is asked for again by itself, ms: as long as the gateway spares a failing backend. */
const RETRY_MS = 10_000;

interface LoadFailureProps {
  what: string;
  isPending?: boolean;
  onRetry: () => void;
}

/** Stands where something could not be loaded, with the way to ask again. */
export function LoadFailure({ what, isPending = false, onRetry }: LoadFailureProps) {
  return (
    <div role="status">
      <Notice
        tone="warning"
        action={
          <Button size="sm" isPending={isPending} onPress={onRetry}>
            重试
          </Button>
        }
      >
        {what}加载失败
      </Notice>
    </div>
  );
}

/** The same for a part of what the page's loader reads, which is asked for again by itself, too. The rest of the page works. */
export function PartFailure({ what }: { what: string }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") revalidate();
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return <LoadFailure what={what} isPending={state === "loading"} onRetry={() => revalidate()} />;
}
