import { graphql } from "~/gql";

/** Stores the merchant's charges for orders; all of them or none. */
export const SetOrderChargesDocument = graphql(`
  mutation SetOrderCharges($charges: [OrderChargeInput!]!) {
    answer: setOrderCharges(charges: $charges) {
      __typename
      ...Refusal
    }
  }
`);
