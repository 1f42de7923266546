import { refusalIn } from "~/features/order-steps/step-mutations";
import { graphql } from "~/gql";
import type { ArbitrationInput, RefundInput } from "~/gql/graphql";
import { executeOperation } from "~/lib/graphql-fetch";

export const RefundOrderDocument = graphql(`
  mutation RefundOrder($orderId: ID!) {
    answer: refundOrder(orderId: $orderId) {
      __typename
      ...Refusal
    }
  }
`);

const RequestRefundDocument = graphql(`
  mutation RequestRefund($orderId: ID!, $input: RefundInput!) {
    answer: requestRefund(orderId: $orderId, input: $input) {
      __typename
      ... on BusinessError { code message }
    }
  }
`);

const ModifyRefundDocument = graphql(`
  mutation ModifyRefund($id: ID!, $input: RefundInput!) {
    answer: modifyRefund(id: $id, input: $input) {
      __typename
      ... on BusinessError { code message }
    }
  }
`);

export const CancelRefundDocument = graphql(`
  mutation CancelRefund($id: ID!) {
    answer: cancelRefund(id: $id) {
      __typename
      ...Refusal
    }
  }
`);

const RequestArbitrationDocument = graphql(`
  mutation RequestArbitration($id: ID!, $input: ArbitrationInput!) {
    answer: requestArbitration(id: $id, input: $input) {
      __typename
      ... on BusinessError { code message }
    }
  }
`);

/*
 * Each sends one step and answers why it was refused, or null. They throw what the network or an ended session throws.
 * Sent again within a minute, a step that was taken is the same step: it changes nothing and answers null.
 */

export const requestRefund = async (orderId: string, input: RefundInput) =>
  refusalIn(await executeOperation(RequestRefundDocument, { orderId, input }));

export const modifyRefund = async (id: string, input: RefundInput) =>
  refusalIn(await executeOperation(ModifyRefundDocument, { id, input }));

export const requestArbitration = async (id: string, input: ArbitrationInput) =>
  refusalIn(await executeOperation(RequestArbitrationDocument, { id, input }));
