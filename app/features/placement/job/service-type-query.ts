import { graphql } from "~/gql";

/** Services of a category (PLACE-20). */
export const ServiceTypesDocument = graphql(`
  query ServiceTypes($goodsTypeId: ID!) {
    serviceTypes(goodsTypeId: $goodsTypeId) { id name description takeDeliveryFee }
  }
`);
