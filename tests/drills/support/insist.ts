import { setTimeout as rest } from "node:timers/promises";

/** Until a person presses again, ms. */
const BETWEEN_MS = 1_000;
/** Longer than any outage of a drill. */
const PATIENCE_MS = 60_000;

/** How often something had to be tried until it was answered. */
export interface Insisted<T> {
  readonly answer: T;
  readonly tries: number;
}

/** Tries until there is an answer, as a person does who presses again. Throws the last error after a minute. */
export async function insist<T>(attempt: () => Promise<T>): Promise<Insisted<T>> {
  const until = performance.now() + PATIENCE_MS;
  for (let tries = 1; ; tries++) {
    try {
      return { answer: await attempt(), tries };
    } catch (error) {
      if (performance.now() > until) throw error;
      await rest(BETWEEN_MS);
    }
  }
}
