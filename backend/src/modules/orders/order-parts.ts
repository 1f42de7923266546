import type { getOrder } from "../../../../schema/rest/orders/orders";
import type { CallResult } from "../../../../schema/rest/rest-call";
import type { RequestContext } from "../../shared/context";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import type { OrderEvent, Step } from "./lifecycle/step";
import type { OrderRow } from "./orders.repository";
import type { AdvanceDependencies } from "./steps/advance-order";

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

/** What the rating of an order does outside of it. */
export interface RatingEffect {
  /** Statements for the batch of the rating; `now` in ms. */
  statements(
    order: OrderRow,
    stars: number,
    now: number,
    tools: { readonly db: CustomerStore; readonly ids: Ids },
  ): Promise<D1PreparedStatement[]>;
  /** Tells others of it, once it has happened. */
  tell(orderId: number, dependencies: AdvanceDependencies): Promise<void>;
}

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
  /** What a rating does beside being noted. */
  readonly rating: RatingEffect;
}
