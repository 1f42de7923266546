import { graphql } from "~/gql";
import type { OrderFollowUpsQuery } from "~/gql/graphql";

export const OrderFollowUpsDocument = graphql(`
  query OrderFollowUps($orderId: ID!) {
    followUps(orderId: $orderId) { id content imageUrls createdAt }
  }
`);

export const AddFollowUpDocument = graphql(`
  mutation AddFollowUp($input: FollowUpInput!, $idempotencyKey: String!) {
    answer: addFollowUp(input: $input, idempotencyKey: $idempotencyKey) {
      __typename
      ...Refusal
    }
  }
`);

export const EditFollowUpDocument = graphql(`
  mutation EditFollowUp($id: ID!, $input: FollowUpInput!) {
    answer: editFollowUp(id: $id, input: $input) {
      __typename
      ...Refusal
    }
  }
`);

export const DeleteFollowUpDocument = graphql(`
  mutation DeleteFollowUp($id: ID!) {
    answer: deleteFollowUp(id: $id) {
      __typename
      ...Refusal
    }
  }
`);

export type FollowUp = NonNullable<OrderFollowUpsQuery["followUps"]>[number];
