import { ne } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { cellsOf } from "../../shared/stores/cells/open-cells";
import { openStores, type StoresEnv } from "../../shared/stores/stores";
import { bucketMarks } from "./moves.tables";

/** Whether the store whose clock is running has rows of a bucket that moves in or out. */
export async function isOnTheMove(env: StoresEnv): Promise<boolean> {
  if (!cellsOf(env)) return false;
  const marked = await drizzle(openStores(env).home)
    .select({ bucket: bucketMarks.bucket })
    .from(bucketMarks)
    .where(ne(bucketMarks.state, "MOVED"))
    .limit(1);
  return marked.length > 0;
}
