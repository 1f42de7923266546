import { graphql } from "~/gql";
import type { ArrivingOrderQuery } from "~/gql/graphql";
import { executeOperation } from "~/lib/graphql-fetch";

const ArrivingOrderDocument = graphql(`
  query ArrivingOrder($id: ID!) {
    order(id: $id) {
      needsPickup
      provinceName
      cityName
      areaName
      logisticsNo
      logisticsPhone
      logisticsCompany
      pickupCode
      pickupAddress
    }
  }
`);

export type ArrivingOrder = NonNullable<ArrivingOrderQuery["order"]>;

/** What is known of the way of an order's goods. Throws when it cannot be had. */
export async function fetchArrivingOrder(id: string): Promise<ArrivingOrder> {
  const { order } = await executeOperation(ArrivingOrderDocument, { id });
  if (!order) throw new Error("the order is missing");
  return order;
}
