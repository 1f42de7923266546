import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Directory } from "../../shared/stores/stores";
import { lastMasterChange } from "../workers";
import { masterFollows } from "./masters.tables";

/** Records the last change of masters that a store's cards contain. The same number again writes nothing. */
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

/** Numbers of the stores whose cards do not contain all changes of masters, as far as the directory knows. */
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
