/** Another cell holds the bucket; the caller has to ask which one. The request has changed nothing. */
export const BUCKET_MOVED = "cell: the bucket has moved";
/** The bucket moves for a second or two. The request has changed nothing. */
export const BUCKET_FROZEN = "cell: the bucket is frozen";

/** Header of a request to a cell: the bucket that it is about. */
export const BUCKET_HEADER = "X-Bucket";
/** Status of a cell that does not hold the bucket of a request: another one does. */
export const MISDIRECTED = 421;

/** A bucket that this cell does not hold, or not for long (decision 078), or one with a customer who is being restored (079). */
type BucketState = "LEAVING" | "FROZEN" | "LEFT" | "MOVED" | "ARRIVING" | "RESTORING";

interface Marks {
  readonly states: ReadonlyMap<number, BucketState>;
  /** Whether rows that change are noted for the cell that their bucket moves to. */
  readonly isNoting: boolean;
}

const TABLE = "bucket_marks";

/** What was read of each cell, until a statement names the table. */
const read = new WeakMap<DurableObjectStorage, Marks>();

function marksOf(storage: DurableObjectStorage): Marks {
  const known = read.get(storage);
  if (known) return known;
  const rows = storage.sql.exec<{ bucket: number; state: BucketState }>(`SELECT bucket, state FROM ${TABLE}`);
  const states = new Map(rows.toArray().map(({ bucket, state }) => [bucket, state]));
  const marks = { states, isNoting: [...states.values()].includes("LEAVING") };
  read.set(storage, marks);
  return marks;
}

/** To be called after everything else that can have changed the marks. */
const forgetMarks = (storage: DurableObjectStorage): void => void read.delete(storage);

/** Forgets the marks after statements that name them. */
export function noteMarks(
  storage: DurableObjectStorage,
  statements: readonly { readonly sql: string }[],
): void {
  if (statements.some(({ sql }) => sql.includes(TABLE))) forgetMarks(storage);
}

/** Whether changed rows are noted in the cell now. */
export const isNoting = (storage: DurableObjectStorage): boolean => marksOf(storage).isNoting;

/** Why the cell takes no statements about a bucket; null when it takes them. */
export function refusalOf(storage: DurableObjectStorage, bucket: number | undefined): string | null {
  const state = bucket === undefined ? undefined : marksOf(storage).states.get(bucket);
  switch (state) {
    case undefined:
    case "LEAVING":
      return null;
    case "FROZEN":
    case "RESTORING":
      return BUCKET_FROZEN;
    default:
      return BUCKET_MOVED;
  }
}
