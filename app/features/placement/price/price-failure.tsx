import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";

/** Why there is no price for now, with a button that asks for it again. */
export function PriceFailure({ message, onRetry }: { message: string; onRetry(): void }) {
  return (
    <Notice
      tone="danger"
      action={
        <Button size="sm" onPress={onRetry}>
          重新获取
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
