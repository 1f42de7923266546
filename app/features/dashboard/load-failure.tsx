import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";

/** Stands where something could not be loaded that the browser asked for by itself, with the way to ask again. */
export function LoadFailure({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="status">
      <Notice
        tone="warning"
        action={
          <Button size="sm" onPress={onRetry}>
            重试
          </Button>
        }
      >
        {what}加载失败
      </Notice>
    </div>
  );
}
