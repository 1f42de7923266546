import { graphql } from "~/gql";

/** Data of the detail's head and of the tabs that are loaded with it: one order, one REST call. */
export const OrderDetailFragment = graphql(`
  fragment OrderDetail on Order {
    id
    orderNo
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
