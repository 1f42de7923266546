import { documentId } from "../../support/graph/document-id";
import type { Backend } from "../pay/backend";
import type { Customer } from "../pay/customers";

/** Operations that the page runs for every visit. */
const OPERATIONS = ["OrderList", "OrderListCounts"];

interface Asked {
  backend: Backend;
  customer: Customer;
}

/** REST calls that the operations of the order list page make together, as the site itself counts them. */
export async function countRestCalls(asked: Asked): Promise<number> {
  const counts = await Promise.all(OPERATIONS.map((operation) => countOf(documentId(operation), asked)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function countOf(id: string, { backend, customer }: Asked): Promise<number> {
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
      documentId: id,
      variables: { page: 1, pageSize: 6, filter: { status: "UNSETTLED" } },
    }),
  });
  const text = await response.text();
  if (JSON.parse(text).errors || !text.includes('"viewer"'))
    throw new Error(`no list: ${text.slice(0, 200)}`);
  const count = /desc="(\d+) calls"/.exec(response.headers.get("server-timing") ?? "")?.[1];
  return Number(count ?? Number.NaN);
}
