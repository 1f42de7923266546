import { createHash } from "node:crypto";
import type { createWholeSite } from "../../support/servers/whole-site";

export type Site = ReturnType<typeof createWholeSite>;

/** What the app of these tests asks. */
export const TEXTS = {
  me: "query AppMe { viewer { customer { phone } orders { total } } }",
  order: "query AppOrder($id: ID!) { order(id: $id) { id } }",
  cancel:
    "mutation AppCancel($id: ID!) { cancelOrder(orderId: $id) { __typename ... on BusinessError { code } } }",
  signIn:
    "mutation AppSignIn($input: LoginAppInput!) { loginApp(input: $input) { __typename ... on AppTokens { accessToken } } }",
  login:
    "mutation AppLogin($input: LoginInput!) { login(input: $input) { __typename ... on BusinessError { code } } }",
  signOut: "mutation AppSignOut { logout { __typename } }",
};

const idOf = (text: string) => `sha256:${createHash("sha256").update(text).digest("hex")}`;
const DOCUMENTS = Object.fromEntries(Object.values(TEXTS).map((text) => [idOf(text), text]));

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A site as it is in production, with which the documents of the app are merged. */
export const PRODUCTION = { env: { GRAPHQL_PLAYGROUND: "off" }, documents: DOCUMENTS } as const;

/** Asks as an app does: without cookie, origin or header of pages, at a site as it is in production. */
export async function askSite(
  site: Site,
  text: string,
  headers: Record<string, string>,
  { variables = {}, isText = false }: { variables?: Record<string, unknown>; isText?: boolean } = {},
) {
  const what = isText ? { query: text } : { documentId: idOf(text) };
  const response = await site.visit(
    "/graphql",
    {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ ...what, variables }),
    },
    PRODUCTION,
  );
  // biome-ignore lint/suspicious/noExplicitAny: assertions on answers of many shapes read better than casts
  const answer: any = await response.json();
  return {
    status: response.status,
    headers: response.headers,
    answer,
    code: answer.errors?.[0]?.extensions.code,
  };
}
