import { createAnswerMemory } from "./answer-memory";
import type { KeptAnswer } from "./kept-answer";

/** Time for which the data centre keeps an answer in case the backend is unavailable, s. */
const KEEP_SECONDS = 7 * 24 * 60 * 60;

const MADE_AT = "x-made-at";
/** Increase it when the stored form, or the way it is sent, changes. */
const FORMAT = 3;
/** Not a real host, because keys must not depend on the name by which the site was reached. */
const KEYS = "https://edge-cache.zhuangda.internal";

export interface AnswerStore {
  /** The newest answer that was not purged since. */
  read(path: string, variant: string): Promise<KeptAnswer | null>;
  /** Stores it, unless a purge came while it was being made. */
  write(path: string, variant: string, answer: KeptAnswer): Promise<void>;
  remove(path: string, variant: string): Promise<void>;
  /** Drops all answers of this path that were begun before or at `at` (ms), in all variants. */
  purge(path: string, at: number): Promise<void>;
}

/**
 * Answers in the Cache API of this data centre, and for two seconds in the memory of the isolate. A purge
 * stores a mark with its time instead of a list of variants, because two isolates that write one list lose
 * entries.
 *
 * @param buildId answers of another build are not found
 */
export function createAnswerStore({ buildId, now }: { buildId: string; now: () => number }): AnswerStore {
  const memory = createAnswerMemory(now);
  const keyOf = (path: string, variant: string) =>
    `${KEYS}/answer/${FORMAT}/${buildId}${path}?variant=${encodeURIComponent(variant)}`;
  const markOf = (path: string) => `${KEYS}/purged${path}`;
  const purgeOf = async (path: string): Promise<number> => {
    const mark = await caches.default.match(markOf(path));
    return mark ? Number(await mark.text()) : Number.NEGATIVE_INFINITY;
  };

  return {
    async read(path, variant) {
      const key = keyOf(path, variant);
      const near = memory.get(key);
      if (near) return near;
      const [kept, purgedAt] = await Promise.all([caches.default.match(key), purgeOf(path)]);
      const answer = kept ? await unpack(kept) : null;
      if (!answer || answer.madeAt <= purgedAt) return null;
      memory.set(path, key, answer);
      return answer;
    },
    async write(path, variant, answer) {
      if (answer.madeAt <= (await purgeOf(path))) return;
      const key = keyOf(path, variant);
      memory.set(path, key, answer);
      await caches.default.put(key, pack(answer));
    },
    async remove(path, variant) {
      const key = keyOf(path, variant);
      memory.delete(key);
      await caches.default.delete(key);
    },
    async purge(path, at) {
      memory.forget(path);
      await caches.default.put(markOf(path), new Response(String(at), { headers: keeping() }));
    },
  };
}

const keeping = () => ({ "cache-control": `s-maxage=${KEEP_SECONDS}` });

const pack = ({ status, body, headers, etag, madeAt }: KeptAnswer): Response =>
  new Response(body, { status, headers: { ...headers, ...keeping(), etag, [MADE_AT]: String(madeAt) } });

async function unpack(response: Response): Promise<KeptAnswer> {
  const { etag = "", [MADE_AT]: madeAt, ...others } = Object.fromEntries(response.headers);
  const own = ["cache-control", "cf-cache-status", "content-length", "age", "date"];
  const headers = Object.fromEntries(Object.entries(others).filter(([name]) => !own.includes(name)));
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, body, headers, etag, madeAt: Number(madeAt) };
}
