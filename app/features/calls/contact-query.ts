import { graphql } from "~/gql";
import { executeOperation } from "~/lib/graphql-fetch";

const OrderContactDocument = graphql(`
  query OrderContact($orderId: ID!) {
    orderContact(orderId: $orderId) {
      isPlatform
      workerName
      workerPhone
      isCallable
      contacts { nickname mobile }
    }
  }
`);

/** Whom one calls about an order. Throws when that cannot be read. */
export async function fetchContact(orderId: string) {
  const { orderContact } = await executeOperation(OrderContactDocument, { orderId });
  if (!orderContact) throw new Error("the order is missing");
  return orderContact;
}
