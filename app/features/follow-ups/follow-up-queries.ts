import { graphql } from "~/gql";
import type { FollowUpInput, OrderFollowUpsQuery } from "~/gql/graphql";
import { executeOperation } from "~/lib/graphql-fetch";
import { type Refusal, refusalIn } from "../order-steps/step-mutations";

const OrderFollowUpsDocument = graphql(`
  query OrderFollowUps($orderId: ID!) {
    followUps(orderId: $orderId) { id content imageUrls createdAt }
  }
`);

const AddFollowUpDocument = graphql(`
  mutation AddFollowUp($input: FollowUpInput!) {
    answer: addFollowUp(input: $input) {
      __typename
      ... on BusinessError { code message }
    }
  }
`);

const EditFollowUpDocument = graphql(`
  mutation EditFollowUp($id: ID!, $input: FollowUpInput!) {
    answer: editFollowUp(id: $id, input: $input) {
      __typename
      ... on BusinessError { code message }
    }
  }
`);

const DeleteFollowUpDocument = graphql(`
  mutation DeleteFollowUp($id: ID!) {
    answer: deleteFollowUp(id: $id) {
      __typename
      ... on BusinessError { code message }
    }
  }
`);

export type FollowUp = NonNullable<OrderFollowUpsQuery["followUps"]>[number];

/** The notes on an order, newest first (FOLLOW-05). Throws when they cannot be had. */
export async function fetchFollowUps(orderId: string): Promise<readonly FollowUp[]> {
  const { followUps } = await executeOperation(OrderFollowUpsDocument, { orderId });
  if (!followUps) throw new Error("the order is missing");
  return followUps;
}

/** Adds a note, or changes the one with this id (FOLLOW-03, FOLLOW-04). Answers why not, or null. */
export async function saveFollowUp(id: string | null, input: FollowUpInput): Promise<Refusal | null> {
  return refusalIn(
    id === null
      ? await executeOperation(AddFollowUpDocument, { input })
      : await executeOperation(EditFollowUpDocument, { id, input }),
  );
}

/** Removes a note (FOLLOW-06). Answers why not, or null. */
export async function deleteFollowUp(id: string): Promise<Refusal | null> {
  return refusalIn(await executeOperation(DeleteFollowUpDocument, { id }));
}
