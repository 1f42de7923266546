import { graphql } from "~/gql";

/**
 * Each mutation is one step of a refund. The same step again within a minute is a repetition and changes
 * nothing.
 */

export const RefundOrderDocument = graphql(`
  mutation RefundOrder($orderId: ID!) {
    answer: refundOrder(orderId: $orderId) {
      __typename
      ...Refusal
    }
  }
`);

export const RequestRefundDocument = graphql(`
  mutation RequestRefund($orderId: ID!, $input: RefundInput!) {
    answer: requestRefund(orderId: $orderId, input: $input) {
      __typename
      ...Refusal
    }
  }
`);

export const ModifyRefundDocument = graphql(`
  mutation ModifyRefund($id: ID!, $input: RefundInput!) {
    answer: modifyRefund(id: $id, input: $input) {
      __typename
      ...Refusal
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

export const RequestArbitrationDocument = graphql(`
  mutation RequestArbitration($id: ID!, $input: ArbitrationInput!) {
    answer: requestArbitration(id: $id, input: $input) {
      __typename
      ...Refusal
    }
  }
`);
