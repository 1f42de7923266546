import type { listShopOrders } from "../../rest/orders/shop-orders";
import type { CallData } from "../../rest/rest-call";
import { Viewer } from "../account/viewer";
import { builder } from "../builder";

const ShopOrder = builder.objectRef<CallData<typeof listShopOrders>[number]>("ShopOrder").implement({
  description: "An unfinished order that has a shop order number.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the order." }),
    orderNo: t.exposeString("orderNo", { description: "Number of the order." }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  shopNames: t.field({
    type: ["String"],
    nullable: true,
    description: "Shops of earlier orders, the last used first; null, with an error, when unreadable.",
    resolve: (_viewer, _args, { rest }) => rest.orders.listShops(),
  }),
  shopOrders: t.field({
    type: [ShopOrder],
    nullable: true,
    description: "Own unfinished orders with this shop order number; null, with an error, when unreadable.",
    args: { shopOrderNo: t.arg.string({ description: "The number, 1 to 60 characters." }) },
    resolve: (_viewer, { shopOrderNo }, { rest }) => rest.orders.listShopOrders({ query: { shopOrderNo } }),
  }),
}));
