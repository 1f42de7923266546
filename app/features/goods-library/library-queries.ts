import { graphql } from "~/gql";
import type { GoodsFormPageQuery } from "~/gql/graphql";

/** A good with all of its fields, and the goods types (GOODS-03, GOODS-08); without an id only the types. */
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

/** Categories of goods, each with its types. */
export type GoodsTypes = readonly (ReadTypes[number] & {
  children: NonNullable<ReadTypes[number]["children"]>;
})[];

/** Categories and types; none while one of the two is missing, because a category is not a type. */
export const readGoodsTypes = (types: ReadTypes | null | undefined): GoodsTypes => {
  const whole = (types ?? []).flatMap(({ children, ...type }) => (children ? [{ ...type, children }] : []));
  return whole.length === types?.length ? whole : [];
};
export type LibraryGood = NonNullable<NonNullable<GoodsFormPageQuery["viewer"]>["libraryGood"]>;

/** The good with a SKU. */
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
