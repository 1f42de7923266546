import { graphql } from "~/gql";

/** Each mutation is one step. The same step again within a minute is a repetition and changes nothing. */

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

export const AcceptOrderDocument = graphql(`
  mutation AcceptOrder($orderId: ID!) {
    answer: acceptOrder(orderId: $orderId) {
      __typename
      ...Refusal
    }
  }
`);

export const RejectWorkDocument = graphql(`
  mutation RejectWork($orderId: ID!, $reason: String!) {
    answer: rejectWork(orderId: $orderId, reason: $reason) {
      __typename
      ...Refusal
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

export const EvaluateOrderDocument = graphql(`
  mutation EvaluateOrder($input: EvaluateOrderInput!) {
    answer: evaluateOrder(input: $input) {
      __typename
      ...Refusal
    }
  }
`);
