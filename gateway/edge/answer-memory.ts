import type { KeptAnswer } from "./kept-answer";

/** How long an isolate believes what it holds without asking the data centre, ms: as late as it may notice a purge. */
const BELIEVED_MS = 2000;
/** Answers that an isolate holds at most; pages are some 10 kB. */
const CAPACITY = 128;

interface Held {
  readonly path: string;
  readonly answer: KeptAnswer;
  readonly until: number;
}

/** The answers that an isolate has used just now. Plain data, so that any request may use it. */
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
