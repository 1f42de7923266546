import type { GoodsTypeNode } from "../../../../schema/rest/catalog/goods";
import { Code } from "../../../../schema/rules/codes";
import { AREA_NOT_SERVED } from "../../../../schema/rules/placing/order-draft";
import { BusinessError } from "../../shared/errors";
import { areaAncestry } from "../areas";
import { categoryIdOf, categoryTree } from "../goods";
import type { Reference } from "../reference";

/**
 * Passes when an agent of the district, or of its city, serves the category; a child type counts as its
 * category.
 *
 * @throws BusinessError AREA_NOT_SERVED (PLACE-23)
 */
export function assertAreaServed(
  reference: Reference,
  wanted: { goodsTypeId: number; areaCode: string },
): void {
  const categoryId = categoryIdOf(reference, wanted.goodsTypeId);
  const codes = areaAncestry(wanted.areaCode);
  const isServed = reference.agents.some(
    ({ goodsTypeId, areaCode }) => goodsTypeId === categoryId && codes.includes(areaCode),
  );
  if (!isServed) throw new BusinessError(Code.AREA_NOT_SERVED, AREA_NOT_SERVED);
}

/** Codes of the areas in which a category is served; a city stands for its districts. */
export const servedAreas = ({ agents }: Reference, categoryId: number): Set<string> =>
  new Set(agents.filter(({ goodsTypeId }) => goodsTypeId === categoryId).map(({ areaCode }) => areaCode));

/**
 * The categories that are served in an area or in a part of it, with their children (C-30); all of them
 * without an area.
 */
export function servedTypes({ goodsTypes, agents }: Reference, areaCode?: string): GoodsTypeNode[] {
  const types = [...goodsTypes.values()];
  if (areaCode === undefined) return categoryTree(types);
  const codes = areaAncestry(areaCode);
  const served = new Set(
    agents
      // Codes of parts begin with the code of the area.
      .filter((agent) => codes.includes(agent.areaCode) || agent.areaCode.startsWith(areaCode))
      .map(({ goodsTypeId }) => goodsTypeId),
  );
  return categoryTree(types.filter(({ id, parentId }) => parentId !== null || served.has(id)));
}

/**
 * The agents of an area, each with its category, in the order of the categories; the narrowest area first
 * (PUB-24).
 */
export function agentsOf({ goodsTypes, agents }: Reference, areaCode: string) {
  const codes = areaAncestry(areaCode);
  const found = agents
    .filter((agent) => codes.includes(agent.areaCode))
    .sort((one, other) => other.areaCode.length - one.areaCode.length);
  return [...goodsTypes.values()].flatMap(({ id, name }) =>
    found
      .filter(({ goodsTypeId }) => goodsTypeId === id)
      .map(({ contactName, contactTel }) => ({ goodsTypeName: name, contactName, contactTel })),
  );
}

/** The tip of the district, or else of its city or province; null without one (PLACE-24). */
export function areaTip({ tips }: Reference, areaCode: string): string | null {
  const code = areaAncestry(areaCode).findLast((one) => tips.has(one));
  return tips.get(code ?? "") ?? null;
}
