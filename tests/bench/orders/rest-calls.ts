import persisted from "../../../app/gql/persisted-documents.json";
import type { Backend } from "../pay/backend";
import type { Customer } from "../pay/customers";

const entry = Object.entries(persisted).find(([, text]) => /\bquery OrderList\(/.test(text));
if (!entry) throw new Error("the order list has no persisted document");
const [documentId] = entry;

/** REST calls that the operation of the order list page makes, as the site itself counts them. */
export async function countRestCalls({
  backend,
  customer,
}: {
  backend: Backend;
  customer: Customer;
}): Promise<number> {
  const origin = `http://127.0.0.1:${backend.port}`;
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-GraphQL-CSRF": "1",
      Origin: origin,
      Cookie: `token=${customer.token}`,
    },
    body: JSON.stringify({
      documentId,
      variables: { page: 1, pageSize: 6, filter: { status: "UNSETTLED" } },
    }),
  });
  const text = await response.text();
  if (JSON.parse(text).errors || !text.includes('"total"')) throw new Error(`no list: ${text.slice(0, 200)}`);
  const count = /desc="(\d+) calls"/.exec(response.headers.get("server-timing") ?? "")?.[1];
  return Number(count ?? Number.NaN);
}
