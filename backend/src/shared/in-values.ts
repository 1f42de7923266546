import { type SQL, sql } from "drizzle-orm";

/** Values as the right side of an `IN`: one parameter, however many they are. */
export const inValues = (values: readonly (number | string)[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
