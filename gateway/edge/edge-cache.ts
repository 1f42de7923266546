import { logError } from "../observability/log";
import { type AnswerStore, createAnswerStore } from "./answer-store";
import { createCoalescer } from "./coalescer";
import type { KeptAnswer, Made } from "./kept-answer";
import { FRESH_SECONDS, type HowAnswered, sendKept, sendOnce } from "./send";

/** Time in which a stale answer is used while a new one is made in the background, s. */
const STALE_SECONDS = 60 * 60;
/** Wait before the next try while the backend is unavailable, ms: its return is noticed that much later. */
const PAUSE_MS = 1000;

/** An answer that is the same for all visitors. */
export interface Shared {
  /** The path by which it is purged. */
  readonly path: string;
  /** The variant: its URL, or its arguments. */
  readonly variant: string;
  /** Whether it is a document, which browsers may show while they revalidate it. */
  readonly isDocument?: boolean;
  /** Renders it, without data of the visitor. */
  make(): Promise<Made>;
}

/** The part of a request that the cache needs. */
interface Asking {
  readonly request: Request;
  readonly ctx: Pick<ExecutionContext, "waitUntil">;
  readonly requestId: string;
}

export interface EdgeCache {
  /** The answer for this visitor: fresh from the cache, stale while a new one is made, or made now. */
  answer(shared: Shared, asking: Asking): Promise<Response>;
  /** Makes the next request for these paths create new answers, in all variants. */
  purge(paths: readonly string[]): Promise<void>;
}

/**
 * Public answers, made once for all visitors (docs/decisions/016). An answer is fresh for a minute; for
 * another hour it is used while a new one is made. Simultaneous requests for the same answer share the work.
 * While the backend is unavailable, the last good answer is used for up to a week (reliability.md R25).
 */
export function createEdgeCache(options: { buildId: string; now?: () => number }): EdgeCache {
  const { buildId, now = () => Date.now() } = options;
  const store: AnswerStore = createAnswerStore({ buildId, now });
  const coalescer = createCoalescer<Made>();
  /** Time of the next try for each path, ms; at most one entry for each public path. */
  const awayUntil = new Map<string, number>();

  const isAway = (path: string): boolean => now() < (awayUntil.get(path) ?? 0);

  /** Logs an outage once for each path. */
  function noteAbsence({ path }: Shared, { requestId }: Asking, error: unknown): void {
    if (!awayUntil.has(path)) logError("edge-cache-stale", error, { requestId, path });
    awayUntil.set(path, now() + PAUSE_MS);
  }

  /** Makes the answer once for all current callers, and keeps a good result. */
  function make({ path, variant, make: makeIt }: Shared, { ctx }: Asking) {
    return coalescer.run(`${path} ${variant}`, () => {
      const work = (async () => {
        const made = await makeIt();
        if (made.kind !== "degraded") awayUntil.delete(path);
        if (made.kind === "good") await store.write(path, variant, made.answer);
        if (made.kind === "other") await store.remove(path, variant);
        return made;
      })();
      // The other visitors wait for it, even if the first one leaves.
      ctx.waitUntil(work.catch(() => undefined));
      return work;
    });
  }

  /** Makes the answer when an older one can replace it after a failure; null when it fails. */
  async function renew(shared: Shared, asking: Asking) {
    try {
      const made = await make(shared, asking);
      if (made.result.kind !== "degraded") return made;
      noteAbsence(shared, asking, new Error("the backend is away: the last good answer is given"));
    } catch (error) {
      noteAbsence(shared, asking, error);
    }
    return null;
  }

  return {
    async answer(shared, asking) {
      const { request } = asking;
      const { isDocument } = shared;
      const send = (answer: KeptAnswer, how: HowAnswered) =>
        sendKept(request, answer, { how, ageSeconds: (now() - answer.madeAt) / 1000, isDocument });
      const sendMade = ({ result, isFirst }: { result: Made; isFirst: boolean }) => {
        const how = isFirst ? "miss" : "joined";
        return result.kind === "good" ? send(result.answer, how) : sendOnce(request, result, how);
      };

      const known = await store.read(shared.path, shared.variant);
      const age = known ? (now() - known.madeAt) / 1000 : 0;
      if (known && age < FRESH_SECONDS) return send(known, "hit");
      if (known && isAway(shared.path)) return send(known, "stale");
      if (known && age < FRESH_SECONDS + STALE_SECONDS) {
        asking.ctx.waitUntil(renew(shared, asking));
        return send(known, "stale");
      }
      if (!known) return sendMade(await make(shared, asking));
      const made = await renew(shared, asking);
      return made ? sendMade(made) : send(known, "stale");
    },
    async purge(paths) {
      const meant = new Set(paths);
      coalescer.forget((key) => meant.has(key.split(" ", 1)[0] ?? ""));
      const at = now();
      await Promise.all([...meant].map((path) => store.purge(path, at)));
    },
  };
}
