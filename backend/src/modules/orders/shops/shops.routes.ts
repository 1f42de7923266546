import { getShopLogistics, listShopOrders, listShops } from "../../../../../schema/rest/orders/shop-orders";
import { requireSession } from "../../../shared/context";
import { type BackendApp, implement } from "../../../shared/implement";
import { findShopLogistics, findShopOrders, findShops } from "./shops";

/** EXT-450, EXT-451 and EXT-453. */
export function registerShopRoutes(app: BackendApp): void {
  implement(app, listShops, (_input, context) => findShops(context.db, requireSession(context).customerId));
  implement(app, getShopLogistics, ({ query }, context) =>
    findShopLogistics(context.db, requireSession(context).customerId, query.shopName?.trim() || null),
  );
  implement(app, listShopOrders, ({ query }, context) =>
    findShopOrders(context.db, requireSession(context).customerId, query.shopOrderNo.trim()),
  );
}
