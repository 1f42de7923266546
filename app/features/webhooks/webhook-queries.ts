import { graphql } from "~/gql";

export const AddWebhookDocument = graphql(`
  mutation AddWebhook(
    $url: String!
    $note: String!
    $events: [WebhookEventType!]!
    $idempotencyKey: String!
  ) {
    answer: addWebhook(url: $url, note: $note, events: $events, idempotencyKey: $idempotencyKey) {
      __typename
      ... on WebhookAdded { secret }
      ...Refusal
    }
  }
`);

export const ChangeWebhookDocument = graphql(`
  mutation ChangeWebhook(
    $id: ID!
    $url: String
    $note: String
    $events: [WebhookEventType!]
    $isOn: Boolean
  ) {
    answer: changeWebhook(id: $id, url: $url, note: $note, events: $events, isOn: $isOn) {
      __typename
      ...Refusal
    }
  }
`);

export const DeleteWebhookDocument = graphql(`
  mutation DeleteWebhook($id: ID!) {
    answer: deleteWebhook(id: $id) { __typename ...Refusal }
  }
`);

export const RotateWebhookSecretDocument = graphql(`
  mutation RotateWebhookSecret($id: ID!) {
    answer: rotateWebhookSecret(id: $id) {
      __typename
      ... on WebhookSecretChanged { secret formerUntil }
      ...Refusal
    }
  }
`);

export const PingWebhookDocument = graphql(`
  mutation PingWebhook($id: ID!) {
    answer: pingWebhook(id: $id) { __typename ...Refusal }
  }
`);

export const ResendDeliveryDocument = graphql(`
  mutation ResendWebhookDelivery($deliveryId: ID!) {
    answer: resendWebhookDelivery(deliveryId: $deliveryId) { __typename ...Refusal }
  }
`);

export const ResendPeriodDocument = graphql(`
  mutation ResendWebhookPeriod($id: ID!, $from: DateTime!, $to: DateTime!, $isFailedOnly: Boolean!) {
    answer: resendWebhookPeriod(id: $id, from: $from, to: $to, isFailedOnly: $isFailedOnly) {
      __typename
      ... on WebhookSentAgain { count }
      ...Refusal
    }
  }
`);
