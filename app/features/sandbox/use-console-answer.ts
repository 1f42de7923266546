import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { toast } from "../../ui/feedback/toast";
import type { ConsoleAnswer } from "./console-form";

/** Sends an action of the console for one thing, with a key of its own, and shows the result. */
export function useConsoleAnswer(key: string) {
  const fetcher = useFetcher<ConsoleAnswer>({ key });
  const answer = fetcher.data;
  useEffect(() => {
    if (answer?.done) toast.success(answer.done);
    if (answer?.problem) toast.error(answer.problem);
  }, [answer]);
  return fetcher;
}
