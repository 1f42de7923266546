import { asc, count } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { platformContacts } from "./platform.tables";

/** One page of the platform's contacts in their order, and how many there are. */
export async function findPlatformContacts(directory: D1Database, page: { limit: number; offset: number }) {
  const database = drizzle(directory);
  const [records, [all]] = await database.batch([
    database
      .select({ nickname: platformContacts.nickname, mobile: platformContacts.mobile })
      .from(platformContacts)
      .orderBy(asc(platformContacts.id))
      .limit(page.limit)
      .offset(page.offset),
    database.select({ total: count() }).from(platformContacts),
  ]);
  return { records, total: all?.total ?? 0 };
}
