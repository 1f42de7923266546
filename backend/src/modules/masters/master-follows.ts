import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Directory } from "../../shared/stores/stores";
import { lastMasterChange } from "../workers";
import { masterFollows } from "./masters.tables";

/** Notes up to which change of masters a store's cards are current. The same again writes nothing. */
export async function noteFollowed(directory: Directory, store: number, done: number): Promise<void> {
  if (done === 0) return;
  await drizzle(directory)
    .insert(masterFollows)
    .values({ store, done })
    .onConflictDoUpdate({
      target: masterFollows.store,
      set: { done: sql`excluded.done` },
      setWhere: sql`${masterFollows.done} <> excluded.done`,
    });
}

/** Stores, by their number, of which the directory does not know that their cards follow every change of masters. */
export async function storesBehind(directory: Directory, count: number): Promise<number[]> {
  const orm = drizzle(directory);
  const [[change], follows] = await orm.batch([
    lastMasterChange(directory),
    orm.select().from(masterFollows),
  ]);
  const done = new Map(follows.map((follow) => [follow.store, follow.done]));
  return Array.from({ length: count }, (_, store) => store).filter(
    (store) => (done.get(store) ?? 0) < (change?.seq ?? 0),
  );
}
