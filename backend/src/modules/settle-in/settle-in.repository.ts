import { count, desc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import type { Directory } from "../../shared/stores/stores";
import { serviceApplications } from "./settle-in.tables";

export type NewApplication = typeof serviceApplications.$inferInsert;

/** Statement that stores an application, unless the same one exists. */
export const storeApplication = (directory: Directory, application: NewApplication): D1PreparedStatement =>
  statement(
    directory,
    drizzle(directory)
      .insert(serviceApplications)
      .values(application)
      .onConflictDoNothing({ target: serviceApplications.fingerprint }),
  );

/** One page of applications, newest first, and how many there are. */
export async function findApplications(directory: Directory, page: { limit: number; offset: number }) {
  const database = drizzle(directory);
  const [rows, [all]] = await database.batch([
    database
      .select()
      .from(serviceApplications)
      .orderBy(desc(serviceApplications.id))
      .limit(page.limit)
      .offset(page.offset),
    database.select({ total: count() }).from(serviceApplications),
  ]);
  return { rows, total: all?.total ?? 0 };
}
