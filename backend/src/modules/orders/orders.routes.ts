import {
  exportChosenOrders as exportChosenCall,
  exportOrders as exportOrdersCall,
  TOTAL_ROWS_HEADER,
} from "../../../../schema/rest/orders/order-export";
import { listOrders } from "../../../../schema/rest/orders/orders";
import { createOrder as createOrderCall } from "../../../../schema/rest/placing/order-creation";
import { type RequestContext, requireSession } from "../../shared/context";
import { type BackendApp, implement, implementFile } from "../../shared/implement";
import { recordExport } from "../account-activity";
import { idempotencyKey } from "../idempotency";
import { limitCustomer } from "../limits";
import { registerOrderDetailRoutes } from "./detail/detail.routes";
import { registerOrderRecordRoutes } from "./detail/records.routes";
import { registerOrderEditRoutes } from "./editing/editing.routes";
import { exportChosenOrders, exportOrders } from "./export/export-orders";
import { registerFollowUpRoutes } from "./follow-ups/follow-ups.routes";
import { orderFilterOf } from "./list/filter";
import { registerOrderStatsRoutes } from "./list/stats.routes";
import type { OrderParts } from "./order-parts";
import { presentOrder } from "./order-presenter";
import { createOrder } from "./placing/create-order";
import { readOrders } from "./reading/read-orders";
import { registerShopRoutes } from "./shops/shops.routes";
import { registerOrderStepRoutes } from "./steps/steps.routes";

/**
 * The calls about orders. API-024 and others with `{id}` come last, because `{id}` also matches the names in
 * other paths (C-53).
 */
export function registerOrderRoutes(app: BackendApp, parts: OrderParts): void {
  registerOrderRecordRoutes(app);
  registerFollowUpRoutes(app);
  registerOrderStatsRoutes(app);
  registerOrderStepRoutes(app, parts);
  registerOrderEditRoutes(app);
  registerShopRoutes(app);

  implement(app, createOrderCall, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("order", customerId, context);
    const key = idempotencyKey(context);
    return createOrder({ customerId, key, draft: body }, context);
  });

  implement(app, listOrders, async ({ query: { pageNum, pageSize, sort, ...query } }, context) => {
    const filter = orderFilterOf(requireSession(context).customerId, query, context.clock.now());
    const { rows, total } = await readOrders({ filter, page: pageNum, pageSize, sort }, context);
    return { rows: rows.map(presentOrder), total };
  });

  implementFile(
    app,
    exportOrdersCall,
    async ({ query: { pageNum: _, pageSize: __, sort, ...query } }, context) => {
      const { customerId } = requireSession(context);
      await limitCustomer("export", customerId, context);
      const filter = orderFilterOf(customerId, query, context.clock.now());
      return recorded(await exportOrders({ filter, sort }, context), context);
    },
  );

  implementFile(app, exportChosenCall, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("export", customerId, context);
    return recorded(await exportChosenOrders({ ...query, customerId }, context), context);
  });

  registerOrderDetailRoutes(app, parts);
}

/** A workbook whose export is recorded in the account activity (ux.md U50). */
async function recorded(workbook: Response, context: RequestContext): Promise<Response> {
  await recordExport(`订单 ${workbook.headers.get(TOTAL_ROWS_HEADER)} 条`, context);
  return workbook;
}
