import { graphql } from "~/gql";

/** The contact for an order. */
export const OrderContactDocument = graphql(`
  query OrderContact($orderId: ID!) {
    orderContact(orderId: $orderId) {
      orderNo
      customerName
      isPlatform
      workerName
      workerPhone
      isCallable
      contacts { nickname mobile }
    }
  }
`);
