import type { GoodsTypeNode } from "../../../../schema/rest/catalog/goods";
import type { GoodsType } from "./goods.repository";

/** Categories with their children (PLACE-19), from types of which the categories come first. */
export function categoryTree(types: readonly GoodsType[]): GoodsTypeNode[] {
  const categories = new Map<number, GoodsTypeNode>();
  for (const { id, parentId, name, icon } of types) {
    const node: GoodsTypeNode = { id, name, icon, children: [] };
    if (parentId === null) categories.set(id, node);
    else categories.get(parentId)?.children.push(node);
  }
  return [...categories.values()];
}
