import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** A part that is missing is asked for again by itself, ms: as long as the gateway spares a failing backend. */
const RETRY_MS = 10_000;

/** Stands where a part of a page could not be loaded: the rest of the page works, and this part can be asked for again. */
export function PartFailure({ what }: { what: string }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") revalidate();
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <div role="status">
      <Notice
        tone="warning"
        action={
          <Button size="sm" isPending={state === "loading"} onPress={() => revalidate()}>
            重试
          </Button>
        }
      >
        {what}加载失败
      </Notice>
    </div>
  );
}
