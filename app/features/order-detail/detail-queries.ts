import { graphql } from "~/gql";

/** What the head of the detail and the tabs that come with it show: one order, one REST call. */
export const OrderDetailFragment = graphql(`
  fragment OrderDetail on Order {
    id
    bidding { state }
    ...OrderDetailHead
    ...OrderProgress
    ...MasterCard
    ...BasicInfo
    ...CustomerFacts
    ...OrderFees
    ...DetailTimeline
    ...ServiceInfo
    ...LogisticsInfo
    ...OrderBiddingFacts
  }
`);

/** The order of the detail; null when it does not exist or belongs to another customer. */
export const OrderDetailDocument = graphql(`
  query OrderDetail($id: ID!) {
    order(id: $id) { ...OrderDetail }
  }
`);
