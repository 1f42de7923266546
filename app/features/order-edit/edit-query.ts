import { graphql } from "~/gql";
import type { EditedOrderQuery } from "~/gql/graphql";
import { ask } from "~/lib/graphql/ask";
import type { Tag } from "~/lib/graphql/changes";

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

/** What the dialog shows: it is read again when this has changed. */
export const editedTags = (orderId: string): Tag[] => [`Order:${orderId}`];

/**
 * The order as it is now; null when it no longer exists. The open dialog gets the answer, too, because it is the answer
 * to its own query: the same tags keep that query live. Throws as `ask` does.
 */
export async function fetchEditedOrder(id: string): Promise<EditedOrder | null> {
  const context = { additionalTypenames: editedTags(id) };
  return (await ask(EditedOrderDocument, { id }, context)).order ?? null;
}

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
