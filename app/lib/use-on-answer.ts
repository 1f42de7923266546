import { useEffect, useRef } from "react";

interface Answering<Answer> {
  state: "idle" | "loading" | "submitting";
  data: Answer | undefined;
}

/**
 * Runs once for every answer of a fetcher's action, when the fetcher has come to rest. Earlier is too early: a
 * navigation that starts while the fetcher still revalidates is completed by the router with the routes of the page it
 * leaves, and the document goes blank (seen with Remix 2.17 and lazy route discovery).
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
