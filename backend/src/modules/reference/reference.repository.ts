import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Directory } from "../../shared/stores/stores";
import type { ReferenceRows } from "./bundle";
import * as tables from "./reference.tables";

const versionQuery = (directory: Directory) =>
  drizzle(directory).select({ version: tables.referenceVersion.version }).from(tables.referenceVersion);

/** Version of the reference data: the number of their changes. */
export async function readVersion(directory: Directory): Promise<number> {
  const [row] = await versionQuery(directory);
  return row?.version ?? 0;
}

/** All reference data, some 4,000 rows, in one round trip and as of one moment. */
export async function readRows(directory: Directory): Promise<ReferenceRows> {
  const { areas, areaAgents, areaTips, areaPriceFactors } = tables;
  const { goodsTypes, goodsTypeServices, serviceTypes, basePrices, priceRules } = tables;
  const orm = drizzle(directory);
  const [[row], areaRows, agents, tips, factors, types, offers, fees, rules] = await orm.batch([
    versionQuery(directory),
    orm.select().from(areas).orderBy(asc(areas.level), asc(areas.code)),
    orm.select().from(areaAgents),
    orm.select().from(areaTips),
    orm.select().from(areaPriceFactors),
    orm
      .select()
      .from(goodsTypes)
      .orderBy(sql`${goodsTypes.parentId} IS NOT NULL`, asc(goodsTypes.position), asc(goodsTypes.id)),
    orm
      .select({ goodsTypeId: goodsTypeServices.goodsTypeId, ...getTableColumns(serviceTypes) })
      .from(goodsTypeServices)
      .innerJoin(serviceTypes, eq(serviceTypes.id, goodsTypeServices.serviceTypeId))
      .orderBy(asc(serviceTypes.position), asc(serviceTypes.id)),
    orm.select().from(basePrices),
    orm.select().from(priceRules),
  ]);
  return {
    version: row?.version ?? 0,
    areas: areaRows,
    agents,
    tips,
    factors,
    goodsTypes: types,
    offers: offers.map(({ goodsTypeId, ...service }) => ({ goodsTypeId, service })),
    fees,
    rules,
  };
}
