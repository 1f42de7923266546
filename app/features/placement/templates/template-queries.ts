import { graphql } from "~/gql";
import type { OrderTemplatesQuery } from "~/gql/graphql";
import { executeOperation } from "~/lib/graphql-fetch";

const OrderTemplatesDocument = graphql(`
  query OrderTemplates {
    viewer {
      orderTemplates { id name orderId type goodsTypeName serviceTypeName }
    }
  }
`);

const SaveOrderTemplateDocument = graphql(`
  mutation SaveOrderTemplate($orderId: ID!, $name: String!) {
    saveOrderTemplate(orderId: $orderId, name: $name) {
      __typename
      ... on BusinessError { message }
    }
  }
`);

const DeleteOrderTemplateDocument = graphql(`
  mutation DeleteOrderTemplate($id: ID!) {
    deleteOrderTemplate(id: $id) {
      __typename
      ... on BusinessError { message }
    }
  }
`);

export type OrderTemplate = NonNullable<NonNullable<OrderTemplatesQuery["viewer"]>["orderTemplates"]>[number];

/** The customer's templates (ux.md U18). Throws when they cannot be had. */
export async function fetchTemplates(): Promise<OrderTemplate[]> {
  const { viewer } = await executeOperation(OrderTemplatesDocument);
  if (viewer && !viewer.orderTemplates) throw new Error("the answer has no templates");
  return viewer?.orderTemplates ?? [];
}

/** Saves an own order as a template; answers why not, or null. */
export async function saveTemplate(orderId: string, name: string): Promise<string | null> {
  const { saveOrderTemplate } = await executeOperation(SaveOrderTemplateDocument, { orderId, name });
  return saveOrderTemplate.__typename === "BusinessError" ? saveOrderTemplate.message : null;
}

/** Deletes a template; answers why not, or null. */
export async function deleteTemplate(id: string): Promise<string | null> {
  const { deleteOrderTemplate } = await executeOperation(DeleteOrderTemplateDocument, { id });
  return deleteOrderTemplate.__typename === "BusinessError" ? deleteOrderTemplate.message : null;
}
