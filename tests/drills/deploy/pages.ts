import { documentId } from "../../support/graph/document-id";
import { payerToken } from "../../support/process/payers";

/** A page as a browser got it. */
export interface OpenPage {
  /** Its files. */
  readonly files: readonly string[];
  /** How many of its files are gone. */
  missing(): Promise<number>;
  /** Whether its queries, by their ids, are answered. */
  isAnswered(): Promise<boolean>;
}

/** Opens the customer's home page. Throws unless it is a page whose files are all there. */
export async function openPage(port: number): Promise<OpenPage> {
  const origin = `http://127.0.0.1:${port}`;
  const headers = { Cookie: `token=${payerToken(0)}` };
  const response = await fetch(`${origin}/user/order`, { headers });
  const html = await response.text();
  const files = [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
  if (response.status !== 200 || files.length === 0)
    throw new Error(`/user/order answers ${response.status}`);

  async function missing(): Promise<number> {
    const answers = await Promise.all(
      files.map(async (file) => {
        const { status, body } = await fetch(origin + file);
        await body?.cancel();
        return status;
      }),
    );
    return answers.filter((status) => status !== 200).length;
  }
  if ((await missing()) > 0) throw new Error("a page names files that are not there");

  return {
    files,
    missing,
    async isAnswered() {
      const answer = await fetch(`${origin}/graphql`, {
        method: "POST",
        headers: {
          ...headers,
          "Content-Type": "application/json",
          "X-GraphQL-CSRF": "1",
          Origin: origin,
        },
        body: JSON.stringify({
          documentId: documentId("OrderList"),
          variables: { page: 1, pageSize: 6, filter: {} },
        }),
      });
      const { data, errors } = Object(await answer.json());
      return Boolean(data) && !errors;
    },
  };
}
