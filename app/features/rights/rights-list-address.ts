import { listAddress, without } from "~/features/list/list-address";
import { digits, oneOf } from "~/features/list/param-readers";
import type { ComplaintObject } from "~/gql/graphql";
import { RIGHTS_PAGE_SIZE } from "../../../schema/rules/feedback/complaint";

/** Types of complaints by their documented values, and those of the graph (decision 026). */
const TYPES = { "0": "WORKER", "1": "OTHER" } as const satisfies Record<string, ComplaintObject>;
export type ComplaintType = keyof typeof TYPES;

export const objectOf = (type: ComplaintType | undefined): ComplaintObject | null =>
  type ? TYPES[type] : null;

/**
 * The address of the rights centre: complaints, if wanted of one type, or arbitrations; and digits of an
 * order number.
 */
export const RIGHTS_LIST = listAddress({
  path: "/user/right",
  pageSize: RIGHTS_PAGE_SIZE,
  params: {
    tab: oneOf<"arbitration">(["arbitration"]),
    complaintType: oneOf<ComplaintType>(Object.keys(TYPES) as ComplaintType[]),
    orderNo: digits(14),
  },
  tidy: (filter) => (filter.tab ? without(filter, "complaintType") : filter),
});

export type RightsFilter = ReturnType<typeof RIGHTS_LIST.readFilter>;
