import { graphql } from "~/gql";
import type { RecipientsQuery } from "~/gql/graphql";

/** The default recipient, pinned and recent ones, or those whose phone contains the digits (ux.md U16). */
export const RecipientsDocument = graphql(`
  query Recipients($phone: String) {
    viewer {
      recipients(phone: $phone) {
        id name phone areaCode provinceName cityName areaName address hasLift floors isPinned isDefault
      }
    }
  }
`);

/** Pins or unpins a recipient. */
export const PinRecipientDocument = graphql(`
  mutation PinRecipient($orderId: ID!, $pinned: Boolean!) {
    answer: pinRecipient(orderId: $orderId, pinned: $pinned) {
      __typename
      ...Refusal
    }
  }
`);

/** Makes a recipient the default one; without an order there is no default any more. */
export const SetDefaultRecipientDocument = graphql(`
  mutation SetDefaultRecipient($orderId: ID) {
    answer: setDefaultRecipient(orderId: $orderId) {
      __typename
      ...Refusal
    }
  }
`);

export type Recipient = NonNullable<NonNullable<RecipientsQuery["viewer"]>["recipients"]>[number];
