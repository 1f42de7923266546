import { graphql } from "~/gql";
import { useRead } from "~/lib/graphql/use-read";

/** Categories and types that are served in an area (PLACE-19). */
const ServedGoodsTypesDocument = graphql(`
  query ServedGoodsTypes($areaCode: String!) {
    goodsTypes(areaCode: $areaCode) { id children { id } }
  }
`);

/** Label of a category or type that is not served in the chosen area. */
export const NOT_SERVED_HERE = "当地暂未开通";

/**
 * Whether a category or goods type is served in the area, by its id (PLACE-19). True while no area is known,
 * and when the request failed: placing the order checks again.
 */
export function useServedTypes(areaCode: string | null): (id: string) => boolean {
  const { data: served } = useRead(ServedGoodsTypesDocument, areaCode ? { areaCode } : null, {
    pick: ({ goodsTypes }) =>
      goodsTypes == null
        ? null
        : new Set(goodsTypes.flatMap(({ id, children }) => [id, ...(children ?? []).map((kind) => kind.id)])),
    requestPolicy: "cache-first",
    isOptional: true,
  });
  return (id) => served?.has(id) ?? true;
}
