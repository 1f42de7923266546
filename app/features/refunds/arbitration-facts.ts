import { graphql } from "~/gql";

/** What is shown of an arbitration wherever all of it is: what was asked for, and what became of it. */
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
  }
`);
