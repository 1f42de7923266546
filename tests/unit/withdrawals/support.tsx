import { expect } from "vitest";
import { withGraphql } from "../../support/components/with-graphql";
import { renderOnePage } from "../../support/servers/one-page-app";

const CONTEXT = { cspNonce: "bm9uY2U=", cspStyleNonce: "s", requestId: "request-1", hasToken: true };

const shell = (Content: () => React.JSX.Element) => () => (
  <html lang="zh-CN">
    <body>
      <Content />
    </body>
  </html>
);

interface Page {
  default: () => React.JSX.Element;
  loader: (args: never) => unknown;
}

/** A page as a browser gets it, for this answer of the graph; `asked` is filled with the variables of its operation. */
export async function renderPage(
  page: Page,
  answer: unknown,
  path = "/",
  asked: unknown[] = [],
): Promise<string> {
  const graphqlParts = async (_document: unknown, variables: unknown) => {
    asked.push(variables);
    return answer;
  };
  const module = { default: shell(withGraphql(page.default)), loader: page.loader };
  const response = await renderOnePage(module as never, { path, context: { ...CONTEXT, graphqlParts } });
  expect(response.status).toBe(200);
  return (await response.text()).replaceAll("<!-- -->", "");
}
