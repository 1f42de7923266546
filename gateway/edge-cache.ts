import { type AnswerStore, createAnswerStore } from "./edge/answer-store";
import { createCoalescer } from "./edge/coalescer";
import type { KeptAnswer, Made } from "./edge/kept-answer";
import { FRESH_SECONDS, type HowAnswered, sendKept, sendOnce } from "./edge/send";
import { logError } from "./log";

/** How long after it was fresh an answer is still given while a new one is made behind it, s. */
const STALE_SECONDS = 60 * 60;
/** How long nobody tries again after the backend was found to be away, ms. */
const PAUSE_MS = 5000;

/** One thing that everybody may have in the same form. */
export interface Shared {
  /** What a purge names. */
  readonly path: string;
  /** Which form of it: its URL, or its arguments. */
  readonly variant: string;
  /** Makes it anew, without anything of the visitor. */
  make(): Promise<Made>;
}

/** What of a request the cache needs. */
interface Asking {
  readonly request: Request;
  readonly ctx: Pick<ExecutionContext, "waitUntil">;
  readonly requestId: string;
}

export interface EdgeCache {
  /** The answer for this visitor: kept, older while a new one is made, or made now. */
  answer(shared: Shared, asking: Asking): Promise<Response>;
  /** Makes every variant of these paths anew for whoever asks next. */
  purge(paths: readonly string[]): Promise<void>;
}

/**
 * Public answers, made once for everybody (docs/decisions/016). An answer is fresh for a minute and, for an hour more,
 * given while it is made anew; whoever asks for the same thing at the same time waits for the same work. While the
 * backend is away the last good answer is given, for a week (reliability.md R25).
 */
export function createEdgeCache(options: { buildId: string; now?: () => number }): EdgeCache {
  const { buildId, now = () => Date.now() } = options;
  const store: AnswerStore = createAnswerStore({ buildId, now });
  const coalescer = createCoalescer<Made>();
  /** Until when nobody tries again, by path: as many as there are public paths. */
  const pausedUntil = new Map<string, number>();

  /** Makes it, once for all who want it now, and keeps what is good. */
  function make({ path, variant, make: makeIt }: Shared, { ctx }: Asking) {
    return coalescer.run(`${path} ${variant}`, () => {
      const work = (async () => {
        const made = await makeIt();
        if (made.kind === "degraded") pausedUntil.set(path, now() + PAUSE_MS);
        else pausedUntil.delete(path);
        if (made.kind === "good") await store.write(path, variant, made.answer);
        if (made.kind === "other") await store.remove(path, variant);
        return made;
      })();
      // The others wait for it even when the first visitor leaves.
      ctx.waitUntil(work.catch(() => undefined));
      return work;
    });
  }

  /** Makes it behind the visitor's back. */
  async function renew(shared: Shared, asking: Asking): Promise<void> {
    if (isPaused(shared.path)) return;
    const made = await make(shared, asking).catch((error: unknown) => failed(error, shared, asking));
    if (made?.isFirst && made.result.kind === "degraded") noteAbsence(shared, asking);
  }

  const isPaused = (path: string): boolean => now() < (pausedUntil.get(path) ?? 0);

  function failed(error: unknown, { path }: Shared, { requestId }: Asking): null {
    pausedUntil.set(path, now() + PAUSE_MS);
    logError("edge-cache", error, { requestId, path });
    return null;
  }

  function noteAbsence({ path }: Shared, { requestId }: Asking): void {
    logError("edge-cache-stale", new Error("the backend is away: the last good answer is given"), {
      requestId,
      path,
    });
  }

  return {
    async answer(shared, asking) {
      const { request } = asking;
      const send = (answer: KeptAnswer, how: HowAnswered) =>
        sendKept(request, answer, { how, ageSeconds: (now() - answer.madeAt) / 1000 });

      const known = await store.read(shared.path, shared.variant);
      const age = known ? (now() - known.madeAt) / 1000 : 0;
      if (known && age < FRESH_SECONDS) return send(known, "hit");
      if (known && (age < FRESH_SECONDS + STALE_SECONDS || isPaused(shared.path))) {
        asking.ctx.waitUntil(renew(shared, asking));
        return send(known, "stale");
      }
      if (!known) {
        const { result, isFirst } = await make(shared, asking);
        const how = isFirst ? "miss" : "joined";
        return result.kind === "good" ? send(result.answer, how) : sendOnce(request, result, how);
      }
      const made = await make(shared, asking).catch((error: unknown) => failed(error, shared, asking));
      if (made?.result.kind === "good") return send(made.result.answer, made.isFirst ? "miss" : "joined");
      if (made?.result.kind === "other") return sendOnce(request, made.result, "miss");
      if (made?.isFirst) noteAbsence(shared, asking);
      return send(known, "stale");
    },
    async purge(paths) {
      const meant = new Set(paths);
      coalescer.forget((key) => meant.has(key.split(" ", 1)[0] ?? ""));
      const at = now();
      await Promise.all([...meant].map((path) => store.purge(path, at)));
    },
  };
}
