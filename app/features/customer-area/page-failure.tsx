import { useRevalidator } from "@remix-run/react";
import { ThrownStack } from "~/features/site/thrown-stack";
import { ErrorState } from "~/ui/feedback/error-state";
import { Card } from "~/ui/layout/card";

/** A page within a frame that could not be loaded: the frame stays, the page can be asked for again. */
export function PageFailure() {
  const { revalidate } = useRevalidator();
  return (
    <Card>
      <ErrorState title="内容加载失败" description="网络异常，请稍后重试" onRetry={revalidate} />
      {import.meta.env.DEV ? <ThrownStack /> : null}
    </Card>
  );
}
