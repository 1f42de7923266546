import type { ListedOrderFragment as Listed } from "~/gql/graphql";

/** Data of a chosen order, on any page. */
export type ChosenOrder = Pick<
  Listed,
  | "id"
  | "orderNo"
  | "status"
  | "customerName"
  | "totalAmount"
  | "actions"
  | "needsPickup"
  | "logisticsNo"
  | "logisticsPhone"
>;
