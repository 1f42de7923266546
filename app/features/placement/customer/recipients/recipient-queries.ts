import { graphql } from "~/gql";
import type { RecipientsQuery } from "~/gql/graphql";

/** Pinned and recent recipients, or those whose phone contains the digits (ux.md U16). */
export const RecipientsDocument = graphql(`
  query Recipients($phone: String) {
    viewer {
      recipients(phone: $phone) {
        id name phone areaCode provinceName cityName areaName address hasLift floors isPinned
      }
    }
  }
`);

/** Keeps a recipient at hand, or no longer. */
export const PinRecipientDocument = graphql(`
  mutation PinRecipient($orderId: ID!, $pinned: Boolean!) {
    answer: pinRecipient(orderId: $orderId, pinned: $pinned) {
      __typename
      ...Refusal
    }
  }
`);

export type Recipient = NonNullable<NonNullable<RecipientsQuery["viewer"]>["recipients"]>[number];
