import type { GoodsTypeNode } from "../../../../schema/rest/catalog/goods";
import { Code } from "../../../../schema/rules/codes";
import { AREA_NOT_SERVED } from "../../../../schema/rules/placing/order-draft";
import { BusinessError } from "../../shared/errors";
import { areaAncestry } from "../areas";
import { categoryTree, findGoodsTypes, typesQuery } from "../goods";
import { findAgents, findServedCategoryIds, hasAgent } from "./service-areas.repository";

type Dependencies = { db: D1Database };

/**
 * Passes when an agent of the district, or of its city, serves the category; a child type counts as its category.
 * @throws BusinessError AREA_NOT_SERVED (PLACE-23)
 */
export async function assertAreaServed(
  dependencies: Dependencies,
  wanted: { goodsTypeId: number; areaCode: string },
): Promise<void> {
  const served = await hasAgent(dependencies, {
    goodsTypeId: wanted.goodsTypeId,
    areaCodes: areaAncestry(wanted.areaCode),
  });
  if (!served) throw new BusinessError(Code.AREA_NOT_SERVED, AREA_NOT_SERVED);
}

/** The categories that are served in an area, with their children (C-30); all of them without one. */
export async function readServedTypes(
  dependencies: Dependencies,
  areaCode?: string,
): Promise<GoodsTypeNode[]> {
  const [types, served] = await Promise.all([
    findGoodsTypes(dependencies),
    areaCode === undefined ? null : findServedCategoryIds(dependencies, areaCode),
  ]);
  return categoryTree(
    served === null ? types : types.filter(({ id, parentId }) => parentId !== null || served.includes(id)),
  );
}

/** The agents of an area with the category that each serves, in the order of the categories (PUB-24). */
export async function readAgents(dependencies: Dependencies, areaCode: string) {
  const agents = await findAgents(dependencies, areaAncestry(areaCode));
  const types = await typesQuery(
    dependencies.db,
    agents.map(({ goodsTypeId }) => goodsTypeId),
  );
  return types.flatMap(({ id, name }) =>
    agents
      .filter(({ goodsTypeId }) => goodsTypeId === id)
      .map(({ contactName, contactTel }) => ({ goodsTypeName: name, contactName, contactTel })),
  );
}
