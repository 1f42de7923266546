import { type ComponentType, useContext, useEffect } from "react";
import { ErrorState } from "./error-state";
import { type Late, lateCode, Retry } from "./late-code";

/** A part of a page that is loaded after it; when that fails, its place says so and offers 重试. */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> =>
  lateCode(load, FailedPart);

function FailedPart() {
  const retry = useContext(Retry);
  useEffect(() => {
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [retry]);
  return <ErrorState title="内容加载失败" description="请检查网络后重试" onRetry={retry} />;
}
