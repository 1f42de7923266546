import { graphql } from "~/gql";
import type { LibraryGoodsQuery } from "~/gql/graphql";

/** The saved goods of the signed-in customer in a category (PLACE-25). */
export const LibraryGoodsDocument = graphql(`
  query LibraryGoods($goodsTypeId: ID, $keyword: String) {
    viewer {
      libraryGoods(goodsTypeId: $goodsTypeId, keyword: $keyword, page: 1, pageSize: 999) {
        nodes {
          id name imageUrl videoUrl description goodsTypeId goodsTypeName sku volume packingCount weight
        }
      }
    }
  }
`);

export type LibraryGood = NonNullable<
  NonNullable<LibraryGoodsQuery["viewer"]>["libraryGoods"]
>["nodes"][number];
