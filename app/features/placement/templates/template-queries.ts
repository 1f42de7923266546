import { graphql } from "~/gql";
import type { OrderTemplatesQuery } from "~/gql/graphql";

/** The customer's templates (ux.md U18). */
export const OrderTemplatesDocument = graphql(`
  query OrderTemplates {
    viewer {
      orderTemplates { id name orderId type goodsTypeName serviceTypeName }
    }
  }
`);

/** Saves an own order as a template. */
export const SaveOrderTemplateDocument = graphql(`
  mutation SaveOrderTemplate($orderId: ID!, $name: String!) {
    answer: saveOrderTemplate(orderId: $orderId, name: $name) {
      __typename
      ...Refusal
    }
  }
`);

export const RenameOrderTemplateDocument = graphql(`
  mutation RenameOrderTemplate($id: ID!, $name: String!) {
    answer: renameOrderTemplate(id: $id, name: $name) {
      __typename
      ...Refusal
    }
  }
`);

export const DeleteOrderTemplateDocument = graphql(`
  mutation DeleteOrderTemplate($id: ID!) {
    answer: deleteOrderTemplate(id: $id) {
      __typename
      ...Refusal
    }
  }
`);

export type OrderTemplate = NonNullable<NonNullable<OrderTemplatesQuery["viewer"]>["orderTemplates"]>[number];
