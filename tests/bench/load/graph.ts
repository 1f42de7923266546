import { z } from "zod";
import { documentId } from "../../support/graph/document-id";
import type { Customer } from "../pay/customers";
import { createCaller } from "../support/caller";

const answer = z.object({ data: z.record(z.string(), z.unknown()), errors: z.never().optional() });
const OPERATIONS = [
  "OrderList",
  "OrderDetail",
  "AddFollowUp",
  "PayOrder",
  "SaveOrderDraft",
  "KeptDraft",
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** The graph as the browser asks it: one of the site's own operations, for the customer whose cookie comes along. */
export type AskGraph = (
  customer: Pick<Customer, "token">,
  operation: Operation,
  variables: Readonly<Record<string, unknown>>,
) => Promise<Record<string, unknown>>;

/** Any answer but data without errors throws. */
export function createGraph(port: number): AskGraph {
  const origin = `http://127.0.0.1:${port}`;
  const caller = createCaller({ port, path: "/graphql", method: "POST" });
  const ids = Object.fromEntries(OPERATIONS.map((name) => [name, documentId(name)]));
  return async ({ token }, operation, variables) => {
    const { body } = await caller({
      headers: {
        "Content-Type": "application/json",
        "X-GraphQL-CSRF": "1",
        Origin: origin,
        Cookie: `token=${token}`,
      },
      body: JSON.stringify({ documentId: ids[operation], variables }),
    });
    const parsed = answer.safeParse(JSON.parse(body));
    if (!parsed.success) throw new Error(`${operation} answered ${body.slice(0, 300)}`);
    return parsed.data.data;
  };
}
