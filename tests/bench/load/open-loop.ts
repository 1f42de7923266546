import { setTimeout as rest } from "node:timers/promises";

export interface Answered<K> {
  readonly kind: K;
  /** From the moment at which it was due, so that waiting counts, ms. */
  readonly milliseconds: number;
  readonly error: unknown;
}

interface Load<K> {
  readonly perSecond: number;
  readonly seconds: number;
  /** What comes next. */
  next(): { kind: K; visit: () => Promise<void> };
}

/** Sends so many requests a second whether or not those before have been answered, as people do, and waits for all. */
export async function runOpenLoop<K>({ perSecond, seconds, next }: Load<K>): Promise<Answered<K>[]> {
  const answered: Promise<Answered<K>>[] = [];
  const started = performance.now();
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = started + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await rest(early);
    const { kind, visit } = next();
    const settled = (error: unknown) => ({ kind, milliseconds: performance.now() - due, error });
    answered.push(visit().then(() => settled(undefined), settled));
  }
  return Promise.all(answered);
}
