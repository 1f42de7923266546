import { notInArray, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** Values as the right side of an `IN`: one parameter, however many they are. */
export const inValues = (values: readonly (number | string)[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** Condition: the column has none of these values; none without values. */
export const noneOf = (column: SQLiteColumn, values: readonly number[] = []): SQL | undefined =>
  values.length === 0 ? undefined : notInArray(column, inValues(values));
