import type { getOrder } from "../../../../schema/rest/orders/orders";
import type { CallResult } from "../../../../schema/rest/rest-call";
import type { RequestContext } from "../../shared/context";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import type { OrderEvent, Step } from "./lifecycle/step";
import type { OrderRow } from "./orders.repository";
import type { AdvanceDependencies } from "./steps/advance-order";

type OrderDetail = CallResult<typeof getOrder>;

/** Reads fields of an order's detail (API-024) that belong to another module. */
export type DetailPart<Field extends keyof OrderDetail> = (
  order: OrderRow,
  context: RequestContext,
) => Promise<Pick<OrderDetail, Field>>;

/** A line of an order's timeline; `at` in ms. */
export type LogLine = Omit<OrderDetail["orderLogs"][number], "createTime"> & { readonly at: number };

/** Reads other events of an order, in any order. */
export type DetailLog = (order: OrderRow, context: RequestContext) => Promise<readonly LogLine[]>;

/** Effects of a rating outside of the order. */
export interface RatingEffect {
  /** Statements for the batch of the rating; `now` in ms. */
  statements(
    order: OrderRow,
    stars: number,
    now: number,
    tools: { readonly db: CustomerStore; readonly ids: Ids },
  ): Promise<D1PreparedStatement[]>;
  /** Tells other systems after the rating is stored. */
  tell(orderId: number, dependencies: AdvanceDependencies): Promise<void>;
}

/** Parts that other modules add to orders; `backend/src/registry.ts` collects them. */
export interface OrderParts {
  /** All events of an order, for the timeline, which shows the steps of all modules. */
  readonly events: readonly (OrderEvent | Step)[];
  readonly detail: {
    readonly payment: DetailPart<"outOrderNo">;
    readonly markups: DetailPart<"orderMarkups">;
    readonly refund: DetailPart<"refundNo" | "refundDetailResponse">;
    readonly calls: DetailLog;
  };
  /** Effects of a rating besides storing it. */
  readonly rating: RatingEffect;
}
