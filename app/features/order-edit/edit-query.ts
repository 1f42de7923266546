import { graphql } from "~/gql";
import type { EditedOrderQuery } from "~/gql/graphql";

/** The fields of an order that can be changed, and those on which its price depends. */
export const EditedOrderDocument = graphql(`
  query EditedOrder($id: ID!) {
    order(id: $id) {
      id
      status
      isEditConfirmed
      isDistrictOpen
      customerName
      customerPhone
      provinceName
      cityName
      areaName
      areaCode
      address
      hasLift
      floors
      isArrival
      needsPickup
      logisticsNo
      expectedAt
      remark
      goodsTypeId
      serviceTypeId
      totalVolume
      packingCount
      originalAmount
      items { name count goodsTypeId }
    }
  }
`);

export type EditedOrder = NonNullable<EditedOrderQuery["order"]>;

export const EditOrderDocument = graphql(`
  mutation EditOrder($input: EditOrderInput!) {
    answer: editOrder(input: $input) {
      __typename
      ... on OrderEdited { isRequest }
      ...Refusal
    }
  }
`);

export const RevokeOrderEditDocument = graphql(`
  mutation RevokeOrderEdit($orderId: ID!) {
    answer: revokeOrderEdit(orderId: $orderId) {
      __typename
      ...Refusal
    }
  }
`);
