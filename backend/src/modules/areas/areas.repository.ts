import { asc, eq, inArray, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { areas } from "./areas.tables";

export interface AreaRow {
  code: string;
  name: string;
  parentCode: string | null;
}

const row = { code: areas.code, name: areas.name, parentCode: areas.parentCode };

/** Every area, parents before children of the same branch, in national order. */
export async function findAllAreas({ db }: { db: D1Database }): Promise<AreaRow[]> {
  return drizzle(db).select(row).from(areas).orderBy(asc(areas.level), asc(areas.code));
}

/** Areas directly below one, or the provinces for null. */
export async function findChildren(
  { db }: { db: D1Database },
  parentCode: string | null,
): Promise<AreaRow[]> {
  return drizzle(db)
    .select(row)
    .from(areas)
    .where(parentCode === null ? isNull(areas.parentCode) : eq(areas.parentCode, parentCode))
    .orderBy(asc(areas.code));
}

/** The areas with these codes, widest first; unknown codes are left out. */
export async function findAreasByCode({ db }: { db: D1Database }, codes: readonly string[]) {
  return drizzle(db)
    .select({ code: areas.code, name: areas.name, level: areas.level })
    .from(areas)
    .where(inArray(areas.code, [...codes]))
    .orderBy(asc(areas.level));
}

/** Query for an area by its code: empty for an unknown one. */
export const areaQuery = (db: D1Database, code: string) =>
  drizzle(db).select({ code: areas.code }).from(areas).where(eq(areas.code, code));
