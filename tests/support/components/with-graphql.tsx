import type { ComponentType } from "react";
import { GraphqlProvider } from "../../../app/lib/graphql/provider";

/** The page as it stands in the customer area, whose frame brings the GraphQL client. */
export const withGraphql = (Page: ComponentType) => () => (
  <GraphqlProvider>
    <Page />
  </GraphqlProvider>
);
