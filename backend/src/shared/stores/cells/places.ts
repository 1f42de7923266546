import type { RunStatements } from "../../../../../durable-objects/cell/cell";
import { BUCKET_FROZEN, BUCKET_MOVED } from "../../../../../durable-objects/cell/marks";
import { Code } from "../../../../../schema/rules/codes";
import { BusinessError } from "../../errors";
import { cellOf } from "./cell-of";

/** Which cell holds a bucket (decision 078). */
export interface Places {
  /** As far as this isolate knows: the bucket's own cell, unless it has learned of another one. */
  cellOf(bucket: number): number;
  /** Asks the directory, and remembers the answer. */
  ask(bucket: number): Promise<number>;
}

interface Learned {
  readonly cell: number;
  readonly at: number;
}

/** How long an answer of the directory is believed without a cell that contradicts it. */
const BELIEVED_MS = 60_000;

/** What the isolate has learned, for each directory. */
const learned = new WeakMap<object, Map<number, Learned>>();

/**
 * The places of an isolate. It learns only of buckets that a cell has told it to ask about: a customer whose bucket has
 * never moved costs no question. That what it knows may be old does no harm, because every cell knows what it holds.
 *
 * @param key what the answers are remembered for: the directory's binding
 * @param readCell asks the directory where a bucket is; null for one that has never moved
 * @param now ms
 */
export function createPlaces(
  { key, count }: { key: object; count: number },
  readCell: (bucket: number) => Promise<number | null>,
  now: () => number = Date.now,
): Places {
  const known = learned.get(key) ?? new Map<number, Learned>();
  learned.set(key, known);
  return {
    cellOf(bucket) {
      const found = known.get(bucket);
      if (found && now() - found.at < BELIEVED_MS) return found.cell;
      known.delete(bucket);
      return cellOf(bucket, count);
    },
    async ask(bucket) {
      const cell = (await readCell(bucket)) ?? cellOf(bucket, count);
      known.set(bucket, { cell, at: now() });
      return cell;
    },
  };
}

/** Waits between tries while a bucket moves, ms. After the last one the caller must try again later. */
const PAUSES_MS = [50, 100, 200, 400, 600, 800] as const;
const TRY_AGAIN_SECONDS = 2;

/** Answer to a caller whose customer takes too long to move. The request has changed nothing. */
export const onTheWay = () =>
  new BusinessError(Code.UPSTREAM_UNAVAILABLE, "系统繁忙，请稍后再试", TRY_AGAIN_SECONDS);

const isAway = (error: unknown): boolean =>
  error instanceof Error && [BUCKET_MOVED, BUCKET_FROZEN].some((refusal) => error.message.includes(refusal));

/**
 * Runs statements about a bucket in the cell that holds it. A cell that does not hold it, or not for the moment, refuses
 * them whole; then the directory is asked, and they are sent again.
 *
 * @throws BusinessError UPSTREAM_UNAVAILABLE with Retry-After when the bucket is on its way for more than two seconds
 */
export function runWhereItLives(
  bucket: number,
  places: Places,
  runIn: (cell: number) => RunStatements,
  pause: (ms: number) => Promise<unknown> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): RunStatements {
  return async (statements) => {
    let waited = 0;
    for (;;) {
      const cell = places.cellOf(bucket);
      try {
        return await runIn(cell)(statements, bucket);
      } catch (error) {
        if (!isAway(error)) throw error;
      }
      if ((await places.ask(bucket)) !== cell) continue;
      const pauseMs = PAUSES_MS[waited];
      if (pauseMs === undefined) throw onTheWay();
      waited += 1;
      await pause(pauseMs);
    }
  };
}
