/**
 * Time for which a visitor waits for work that another request began, ms; that request may have been
 * interrupted.
 */
const PATIENCE_MS = 10_000;

/** Runs a piece of work once for all callers at the same time. */
export interface Coalescer<T> {
  /** The result of the work, and whether this caller started it. */
  run(key: string, work: () => Promise<T>): Promise<{ result: T; isFirst: boolean }>;
  /** Later callers start new work, because the running work began too early. */
  forget(isMeant: (key: string) => boolean): void;
}

/**
 * One isolate's coalescer. Results must be plain data: a stream belongs to the request that opened it.
 */
export function createCoalescer<T>(): Coalescer<T> {
  const running = new Map<string, Promise<T>>();

  function start(key: string, work: () => Promise<T>): Promise<T> {
    const mine = work().finally(() => {
      if (running.get(key) === mine) running.delete(key);
    });
    running.set(key, mine);
    return mine;
  }

  return {
    async run(key, work) {
      const others = running.get(key);
      if (others) {
        const result = await inTime(others);
        if (result !== TOO_LATE) return { result, isFirst: false };
      }
      return { result: await start(key, work), isFirst: true };
    },
    forget(isMeant) {
      for (const key of running.keys()) if (isMeant(key)) running.delete(key);
    },
  };
}

const TOO_LATE = Symbol("too late");

async function inTime<T>(work: Promise<T>): Promise<T | typeof TOO_LATE> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<typeof TOO_LATE>((resolve) => {
    timer = setTimeout(() => resolve(TOO_LATE), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, patience]);
  } finally {
    clearTimeout(timer);
  }
}
