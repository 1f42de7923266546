import type { KeptAnswer } from "./kept-answer";

/**
 * Time in which an isolate uses its own copy without asking the data centre, ms: a purge may take effect that
 * much later.
 */
const BELIEVED_MS = 2000;
/** The most answers that an isolate keeps; a page is about 10 kB. */
const CAPACITY = 128;

interface Held {
  readonly path: string;
  readonly answer: KeptAnswer;
  readonly until: number;
}

/** The answers that an isolate used recently. They are plain data, so that all requests may use them. */
export function createAnswerMemory(now: () => number) {
  const held = new Map<string, Held>();
  return {
    get(key: string): KeptAnswer | null {
      const found = held.get(key);
      if (!found) return null;
      if (now() < found.until) return found.answer;
      held.delete(key);
      return null;
    },
    set(path: string, key: string, answer: KeptAnswer): void {
      held.delete(key);
      held.set(key, { path, answer, until: now() + BELIEVED_MS });
      const [oldest] = held.keys();
      if (held.size > CAPACITY && oldest !== undefined) held.delete(oldest);
    },
    delete(key: string): void {
      held.delete(key);
    },
    /** Forgets all variants of a path. */
    forget(path: string): void {
      for (const [key, entry] of held) if (entry.path === path) held.delete(key);
    },
  };
}
