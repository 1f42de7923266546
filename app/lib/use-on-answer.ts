import { useEffect, useRef } from "react";

interface Answering<Answer> {
  state: "idle" | "loading" | "submitting";
  data: Answer | undefined;
}

/**
 * Runs once for every answer of a fetcher's action, after the fetcher has become idle. Any earlier is too early: the
 * router completes a navigation that starts during revalidation with the routes of the page it leaves, and the document
 * goes blank (seen with Remix 2.17 and lazy route discovery; decision 012).
 */
export function useOnAnswer<Answer>(
  { state, data }: Answering<Answer>,
  onAnswer: (answer: Answer) => void,
): void {
  const answered = useRef<Answer | undefined>(undefined);
  useEffect(() => {
    if (state !== "idle" || data === undefined || data === answered.current) return;
    answered.current = data;
    onAnswer(data);
  });
}
