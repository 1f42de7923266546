import type { SessionProblem } from "./session-errors";

type Listener = (problem: SessionProblem) => void;

/** Filled in the browser only: nothing subscribes or reports while rendering on the server. */
const listeners = new Set<Listener>();

/** Tells the page that an operation found the session ended, so that it is handled once for all callers. */
export function reportSessionProblem(problem: SessionProblem): void {
  for (const listener of listeners) listener(problem);
}

/** Subscribes to ended sessions; the returned function unsubscribes. */
export function onSessionProblem(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
