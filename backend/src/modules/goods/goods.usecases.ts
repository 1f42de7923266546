import type { GoodsTypeNode } from "../../../../schema/rest/goods";
import { areaAncestry } from "../areas/area-codes";
import { findAreaTip, findGoodsTypes, findServedCategoryIds, findServiceTypes } from "./goods.repository";

type Dependencies = { db: D1Database };

/** Categories with their children (PLACE-19); with an area, only the categories that are served there (C-30). */
export async function readGoodsTypes(
  dependencies: Dependencies,
  areaCode?: string,
): Promise<GoodsTypeNode[]> {
  const [types, served] = await Promise.all([
    findGoodsTypes(dependencies),
    areaCode === undefined ? null : findServedCategoryIds(dependencies, areaAncestry(areaCode)),
  ]);
  const categories = new Map<number, GoodsTypeNode>();
  for (const { id, parentId, name, icon } of types) {
    const node: GoodsTypeNode = { id, name, icon, children: [] };
    if (parentId !== null) categories.get(parentId)?.children.push(node);
    else if (served === null || served.includes(id)) categories.set(id, node);
  }
  return [...categories.values()];
}

/** The tip of the district, else of its city or province; null when there is none (PLACE-24). */
export async function readAreaTip(dependencies: Dependencies, areaCode?: string): Promise<string | null> {
  return areaCode === undefined ? null : findAreaTip(dependencies, areaAncestry(areaCode));
}

/** Service types of a category (PLACE-20); none for an unknown one. */
export function readServiceTypes(dependencies: Dependencies, goodsTypeId: number) {
  return findServiceTypes(dependencies, goodsTypeId);
}
