import { graphql } from "~/gql";

/** An order of the list: the data of its row, and those that decide about actions for several orders. */
export const ListedOrderFragment = graphql(`
  fragment ListedOrder on Order {
    id
    orderNo
    status
    customerName
    totalAmount
    actions
    needsPickup
    logisticsNo
    logisticsPhone
    ...OrderRow
  }
`);
