import type { ComponentType, ReactNode } from "react";
import { GraphqlProvider } from "../../../app/lib/graphql/provider";
import { renderOnePage } from "../servers/one-page-app";

/** The page as it stands in the customer area, whose frame brings the GraphQL client. */
export const withGraphql = (Page: ComponentType) => () => (
  <GraphqlProvider>
    <Page />
  </GraphqlProvider>
);

/** What the server sends of a part of such a page. */
export async function markupOf(part: ReactNode): Promise<string> {
  const context = { cspNonce: "bm9uY2U=", cspStyleNonce: "s", requestId: "request-1" };
  const response = await renderOnePage({ default: withGraphql(() => part) }, { context });
  // React keeps its texts apart with comments that are not shown.
  return (await response.text()).replaceAll("<!-- -->", "");
}
