import { graphql } from "~/gql";
import type { GoodsFormPageQuery } from "~/gql/graphql";

/** A good with all that is known of it, and what goods can be (GOODS-03, GOODS-08); without an id nothing but the latter. */
export const GoodsFormPageDocument = graphql(`
  query GoodsFormPage($id: ID!, $hasGood: Boolean!) {
    goodsTypes { id name children { id name } }
    viewer {
      libraryGood(id: $id) @include(if: $hasGood) {
        id
        name
        goodsTypeId
        imageUrl
        videoUrl
        shopUrl
        description
        sku
        volume
        packingCount
        weight
        costPrice
      }
    }
  }
`);

type ReadTypes = NonNullable<GoodsFormPageQuery["goodsTypes"]>;

/** Categories of goods, each with its kinds. */
export type GoodsTypes = readonly (ReadTypes[number] & {
  children: NonNullable<ReadTypes[number]["children"]>;
})[];

/** Categories and kinds as they were read; none while one of the two is missing, because a category is no kind. */
export const readGoodsTypes = (types: ReadTypes | null | undefined): GoodsTypes => {
  const whole = (types ?? []).flatMap(({ children, ...type }) => (children ? [{ ...type, children }] : []));
  return whole.length === types?.length ? whole : [];
};
export type LibraryGood = NonNullable<NonNullable<GoodsFormPageQuery["viewer"]>["libraryGood"]>;

/** The good that has a SKU. */
export const GoodsBySkuDocument = graphql(`
  query GoodsBySku($sku: String!) {
    viewer { libraryGoodBySku(sku: $sku) { id name } }
  }
`);

export const AddLibraryGoodsDocument = graphql(`
  mutation AddLibraryGoods($input: LibraryGoodsInput!, $idempotencyKey: String!) {
    answer: addLibraryGoods(input: $input, idempotencyKey: $idempotencyKey) {
      __typename
      ...Refusal
    }
  }
`);

export const ChangeLibraryGoodsDocument = graphql(`
  mutation ChangeLibraryGoods($id: ID!, $input: LibraryGoodsInput!) {
    answer: changeLibraryGoods(id: $id, input: $input) {
      __typename
      ...Refusal
    }
  }
`);
