import { graphql } from "~/gql";
import type { RecipientsQuery } from "~/gql/graphql";
import { executeOperation } from "~/lib/graphql-fetch";

const RecipientsDocument = graphql(`
  query Recipients($phone: String) {
    viewer {
      recipients(phone: $phone) {
        id name phone areaCode provinceName cityName areaName address hasLift floors isPinned
      }
    }
  }
`);

const PinRecipientDocument = graphql(`
  mutation PinRecipient($orderId: ID!, $pinned: Boolean!) {
    pinRecipient(orderId: $orderId, pinned: $pinned) {
      __typename
      ... on BusinessError { message }
    }
  }
`);

export type Recipient = NonNullable<NonNullable<RecipientsQuery["viewer"]>["recipients"]>[number];

/** Pinned and recent recipients, or those whose phone contains the digits (ux.md U16). Throws when they cannot be had. */
export async function fetchRecipients(phone: string | null): Promise<Recipient[]> {
  const { viewer } = await executeOperation(RecipientsDocument, { phone });
  if (viewer && !viewer.recipients) throw new Error("the answer has no recipients");
  return viewer?.recipients ?? [];
}

/** Keeps a recipient at hand, or no longer; answers why not, or null. */
export async function pinRecipient(id: string, pinned: boolean): Promise<string | null> {
  const { pinRecipient: answer } = await executeOperation(PinRecipientDocument, { orderId: id, pinned });
  return answer.__typename === "BusinessError" ? answer.message : null;
}
