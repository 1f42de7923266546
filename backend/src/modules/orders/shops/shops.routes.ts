import { listShopOrders, listShops } from "../../../../../schema/rest/orders/shop-orders";
import { requireSession } from "../../../shared/context";
import { type BackendApp, implement } from "../../../shared/implement";
import { findShopOrders, findShops } from "./shops";

/** EXT-450 and EXT-451. */
export function registerShopRoutes(app: BackendApp): void {
  implement(app, listShops, (_input, context) => findShops(context.db, requireSession(context).customerId));
  implement(app, listShopOrders, ({ query }, context) =>
    findShopOrders(context.db, requireSession(context).customerId, query.shopOrderNo.trim()),
  );
}
