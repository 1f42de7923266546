import {
  changeOrderView,
  deleteOrderView,
  listOrderViews,
  saveOrderView,
} from "../../../../schema/rest/orders/order-views";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { findViews } from "./order-views.repository";
import { changeView, removeView, saveView } from "./order-views.usecases";

/** EXT-310 to EXT-313. */
export function registerOrderViewRoutes(app: BackendApp): void {
  implement(app, listOrderViews, async (_input, context) =>
    findViews(context.db, requireSession(context).customerId),
  );
  implement(app, saveOrderView, ({ body }, context) =>
    saveView({ ...body, customerId: requireSession(context).customerId }, context),
  );
  implement(app, changeOrderView, async ({ params, body }, context) => {
    await changeView({ ...body, id: params.id, customerId: requireSession(context).customerId }, context);
    return null;
  });
  implement(app, deleteOrderView, async ({ params }, context) => {
    await removeView({ id: params.id, customerId: requireSession(context).customerId }, context);
    return null;
  });
}
