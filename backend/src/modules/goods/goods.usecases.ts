import type { GoodsTypeNode } from "../../../../schema/rest/catalog/goods";
import type { GoodsType, Reference, ServiceType } from "../reference";

/** Categories with their children (PLACE-19), from types of which the categories come first. */
export function categoryTree(types: Iterable<GoodsType>): GoodsTypeNode[] {
  const categories = new Map<number, GoodsTypeNode>();
  for (const { id, parentId, name, icon } of types) {
    const node: GoodsTypeNode = { id, name, icon, children: [] };
    if (parentId === null) categories.set(id, node);
    else categories.get(parentId)?.children.push(node);
  }
  return [...categories.values()];
}

/** A category; null for a type within a category, and for an unknown id. */
export function categoryOf({ goodsTypes }: Reference, id: number): GoodsType | null {
  const type = goodsTypes.get(id);
  return type?.parentId === null ? type : null;
}

/** Id of the category of a type, or of the category itself; null for an unknown id. */
export function categoryIdOf({ goodsTypes }: Reference, id: number): number | null {
  const type = goodsTypes.get(id);
  return type ? (type.parentId ?? type.id) : null;
}

/** A category and its types, in display order. */
export const typesOfCategory = ({ goodsTypes }: Reference, id: number): GoodsType[] =>
  [...goodsTypes.values()].filter((type) => type.id === id || type.parentId === id);

/** A service of a category; null when the category does not offer it. */
export const offeredService = (
  reference: Reference,
  goodsTypeId: number,
  serviceTypeId: number,
): ServiceType | null => reference.servicesOf(goodsTypeId).find(({ id }) => id === serviceTypeId) ?? null;

/** Service types that a category offers; a child type offers its category's. */
export const servicesOfType = (reference: Reference, goodsTypeId: number) =>
  reference
    .servicesOf(categoryIdOf(reference, goodsTypeId) ?? goodsTypeId)
    .map(({ id, name, description, takeDeliveryFee }) => ({ id, name, description, takeDeliveryFee }));
