import type { ComplaintObject } from "~/gql/graphql";
import { parsePage } from "../orders/list-page";

/** Types of complaints by their documented values, and those of the graph (decision 026). */
const TYPES = { "0": "WORKER", "1": "OTHER" } as const satisfies Record<string, ComplaintObject>;
export type ComplaintType = keyof typeof TYPES;

export const objectOf = (type: ComplaintType | null): ComplaintObject | null => (type ? TYPES[type] : null);

/** What the address of the rights centre says: everything that it does not understand is left out. */
export interface RightsAddress {
  readonly tab: "complaint" | "arbitration";
  /** Of complaints alone; null for all. */
  readonly type: ComplaintType | null;
  /** Digits of an order number; empty for all. */
  readonly orderNo: string;
  readonly page: number;
}

export function parseRightsAddress(params: URLSearchParams): RightsAddress {
  const tab = params.get("tab") === "arbitration" ? "arbitration" : "complaint";
  const type = params.get("complaintType") ?? "";
  return {
    tab,
    type: tab === "complaint" && Object.hasOwn(TYPES, type) ? (type as ComplaintType) : null,
    orderNo: (params.get("orderNo") ?? "").replaceAll(/\D/g, "").slice(0, 14),
    page: parsePage(params.get("page")),
  };
}

/** The address of a list of the rights centre, without what is so by default. */
export function rightsHref({ tab, type, orderNo, page }: RightsAddress): string {
  const query = new URLSearchParams({
    ...(tab === "arbitration" ? { tab } : {}),
    ...(type ? { complaintType: type } : {}),
    ...(orderNo ? { orderNo } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return query ? `/user/right?${query}` : "/user/right";
}
