import { graphql } from "~/gql";

export const MarkMessageReadDocument = graphql(`
  mutation MarkMessageRead($messageId: ID!) {
    answer: markMessageRead(messageId: $messageId) {
      __typename
      ...Refusal
    }
  }
`);

export const MarkAllMessagesReadDocument = graphql(`
  mutation MarkAllMessagesRead($kind: MessageKind, $title: String, $asOf: Int) {
    answer: markAllMessagesRead(kind: $kind, title: $title, asOf: $asOf) {
      __typename
      ...Refusal
    }
  }
`);

export const MarkMessageGroupReadDocument = graphql(`
  mutation MarkMessageGroupRead($kind: MessageKind!, $orderId: ID, $asOf: Int) {
    answer: markMessageGroupRead(kind: $kind, orderId: $orderId, asOf: $asOf) {
      __typename
      ...Refusal
    }
  }
`);
