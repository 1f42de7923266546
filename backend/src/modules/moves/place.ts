import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { cellOf } from "../../shared/stores/cells/cell-of";
import type { Directory } from "../../shared/stores/stores";
import { bucketMoves } from "./moves.tables";

/** The cell that holds a bucket according to the directory, and whether the bucket is moving. */
export async function placeOfBucket(
  directory: Directory,
  { bucket, count }: { bucket: number; count: number },
): Promise<{ cell: number; isMoving: boolean }> {
  const move = await drizzle(directory)
    .select()
    .from(bucketMoves)
    .where(eq(bucketMoves.bucket, bucket))
    .get();
  return { cell: move?.cell ?? cellOf(bucket, count), isMoving: move !== undefined && move.doneAt === null };
}

/** The cell of every bucket according to the directory, in one read. */
export async function placesOfBuckets(
  directory: Directory,
  count: number,
): Promise<(bucket: number) => number> {
  const { bucket, cell } = bucketMoves;
  const rows = await drizzle(directory).select({ bucket, cell }).from(bucketMoves);
  const moved = new Map(rows.map((row) => [row.bucket, row.cell]));
  return (wanted) => moved.get(wanted) ?? cellOf(wanted, count);
}
