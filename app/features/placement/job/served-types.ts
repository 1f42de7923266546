import { graphql } from "~/gql";
import { useRead } from "~/lib/graphql/use-read";

/** What is served in an area (PLACE-19). */
const ServedGoodsTypesDocument = graphql(`
  query ServedGoodsTypes($areaCode: String!) {
    goodsTypes(areaCode: $areaCode) { id children { id } }
  }
`);

/** What a category or kind says that is not served in the chosen area. */
export const NOT_SERVED_HERE = "当地暂未开通";

/**
 * Whether a category or kind of goods is served in the area, by its id (PLACE-19). Everything is while no area is known,
 * and while that could not be asked: placing the order asks again.
 */
export function useServedTypes(areaCode: string | null): (id: string) => boolean {
  const { data: served } = useRead(ServedGoodsTypesDocument, areaCode ? { areaCode } : null, {
    pick: ({ goodsTypes }) =>
      goodsTypes == null
        ? null
        : new Set(goodsTypes.flatMap(({ id, children }) => [id, ...(children ?? []).map((kind) => kind.id)])),
    requestPolicy: "cache-first",
  });
  return (id) => served?.has(id) ?? true;
}
