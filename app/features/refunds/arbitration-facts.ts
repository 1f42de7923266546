import { graphql } from "~/gql";

/** Data of an arbitration where all of it is shown: the request and the result. */
export const ArbitrationFactsFragment = graphql(`
  fragment ArbitrationFacts on RefundArbitration {
    arbitrationNo
    stateName
    appliedAt
    applyAmount
    allowance
    content
    imageUrls
    result
    amount
    isDecided
    handledAt
  }
`);
