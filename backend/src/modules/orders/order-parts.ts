import type { getOrder } from "../../../../schema/rest/orders/orders";
import type { CallResult } from "../../../../schema/rest/rest-call";
import type { RequestContext } from "../../shared/context";
import type { OrderEvent, Step } from "./lifecycle/step";
import type { OrderRow } from "./orders.repository";

type OrderDetail = CallResult<typeof getOrder>;

/** Reads some fields of an order's detail (API-024) that another module knows. */
export type DetailPart<Field extends keyof OrderDetail> = (
  order: OrderRow,
  context: RequestContext,
) => Promise<Pick<OrderDetail, Field>>;

/** A line of an order's timeline; `at` in ms. */
export type LogLine = Omit<OrderDetail["orderLogs"][number], "createTime"> & { readonly at: number };

/** Reads what else happened about an order, in no sequence. */
export type DetailLog = (order: OrderRow, context: RequestContext) => Promise<readonly LogLine[]>;

/** What other modules add to orders. Their parts are put together in `backend/src/registry.ts`. */
export interface OrderParts {
  /** Everything that can happen to an order, for the timeline, which tells of the steps of all modules. */
  readonly events: readonly (OrderEvent | Step)[];
  readonly detail: {
    readonly payment: DetailPart<"outOrderNo">;
    readonly markups: DetailPart<"orderMarkups">;
    readonly refund: DetailPart<"refundNo" | "refundDetailResponse">;
    readonly calls: DetailLog;
  };
}
