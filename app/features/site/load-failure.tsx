import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { canReload } from "~/lib/can-reload";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";

/**
 * Wait before a missing part is requested again, ms: as long as the gateway does not ask a failing backend.
 */
const RETRY_MS = 10_000;

interface LoadFailureProps {
  what: string;
  /** Why it could not be loaded, in words (`Read.failure`), where that is known. */
  why?: string | null;
  isPending?: boolean;
  onRetry: () => void;
}

/** Shown instead of something that could not be loaded, with a button to try again. */
export function LoadFailure({ what, why = null, isPending = false, onRetry }: LoadFailureProps) {
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
        {what}加载失败{why === null ? "" : `：${why}`}
      </Notice>
    </div>
  );
}

/**
 * The same for a part of the loader's data, which is also requested again by itself. The rest of the page
 * works.
 */
export function PartFailure({ what }: { what: string }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (canReload()) revalidate();
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return <LoadFailure what={what} isPending={state === "loading"} onRetry={() => revalidate()} />;
}
