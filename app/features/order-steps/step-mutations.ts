import { graphql } from "~/gql";
import type { EvaluateOrderInput } from "~/gql/graphql";
import { executeOperation } from "~/lib/graphql-fetch";

export const CancelOrderDocument = graphql(`
  mutation CancelOrder($orderId: ID!) {
    answer: cancelOrder(orderId: $orderId) {
      __typename
      ...Refusal
    }
  }
`);

export const DelayAcceptanceDocument = graphql(`
  mutation DelayAcceptance($orderId: ID!) {
    answer: delayAcceptance(orderId: $orderId) {
      __typename
      ...Refusal
    }
  }
`);

const AcceptOrderDocument = graphql(`
  mutation AcceptOrder($orderId: ID!) {
    answer: acceptOrder(orderId: $orderId) {
      __typename
      ... on BusinessError { code message }
    }
  }
`);

const RejectWorkDocument = graphql(`
  mutation RejectWork($orderId: ID!, $reason: String!) {
    answer: rejectWork(orderId: $orderId, reason: $reason) {
      __typename
      ... on BusinessError { code message }
    }
  }
`);

export const ConfirmArrivalDocument = graphql(`
  mutation ConfirmArrival($input: ConfirmArrivalInput!) {
    answer: confirmArrival(input: $input) {
      __typename
      ...Refusal
    }
  }
`);

const EvaluateOrderDocument = graphql(`
  mutation EvaluateOrder($input: EvaluateOrderInput!) {
    answer: evaluateOrder(input: $input) {
      __typename
      ... on BusinessError { code message }
    }
  }
`);

/** Why a step was refused, with the code and the words of the platform. */
export interface Refusal {
  code: number;
  message: string;
}

interface Answer {
  answer: { __typename: string } | ({ __typename: "BusinessError" } & Refusal);
}

/** Why what a mutation calls `answer` was refused, null when it was done. */
export const refusalIn = ({ answer }: Answer): Refusal | null =>
  "code" in answer ? { code: answer.code, message: answer.message } : null;

/*
 * Each sends one step and answers why it was refused, or null. They throw what the network or an ended session throws.
 * Sent again within a minute, a step that was taken is the same step: it changes nothing and answers null.
 */

export const acceptOrder = async (orderId: string) =>
  refusalIn(await executeOperation(AcceptOrderDocument, { orderId }));

export const rejectWork = async (orderId: string, reason: string) =>
  refusalIn(await executeOperation(RejectWorkDocument, { orderId, reason }));

export const evaluateOrder = async (input: EvaluateOrderInput) =>
  refusalIn(await executeOperation(EvaluateOrderDocument, { input }));
