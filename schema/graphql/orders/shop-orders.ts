import type { getShopLogistics, listShopOrders } from "../../rest/orders/shop-orders";
import type { CallData } from "../../rest/rest-call";
import { Viewer } from "../account/viewer";
import { api } from "../api";
import { builder } from "../builder";

const ShopOrder = builder.objectRef<CallData<typeof listShopOrders>[number]>("ShopOrder").implement({
  description: "An unfinished order that has a shop order number.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the order." }),
    orderNo: t.exposeString("orderNo", { description: "Number of the order." }),
  }),
});

const ShopLogistics = builder
  .objectRef<NonNullable<CallData<typeof getShopLogistics>>>("ShopLogistics")
  .implement({
    description: "Where goods of a shop were sent from last.",
    fields: (t) => ({
      logisticsCompany: t.exposeString("logisticsCompany", {
        nullable: true,
        description: "Carrier; null for none.",
      }),
      logisticsPhone: t.exposeString("logisticsPhone", {
        nullable: true,
        description: "Phone of the depot; null for none.",
      }),
      pickupAddress: t.exposeString("pickupAddress", {
        nullable: true,
        description: "Address of the depot; null for none.",
      }),
    }),
  });

builder.objectFields(Viewer, (t) => ({
  shopNames: t.field({
    extensions: api("2026-11", "orders:read"),
    type: ["String"],
    nullable: true,
    description: "Shops of earlier orders, the last used first; null, with an error, when unreadable.",
    resolve: (_viewer, _args, { rest }) => rest.orders.listShops(),
  }),
  shopLogistics: t.field({
    type: ShopLogistics,
    nullable: true,
    description:
      "Carrier and depot of the last order of a shop that has either, null without one; null, with an error, when unreadable.",
    args: { shopName: t.arg.string({ description: "The shop; empty for orders without one." }) },
    resolve: (_viewer, { shopName }, { rest }) => rest.orders.getShopLogistics({ query: { shopName } }),
  }),
  shopOrders: t.field({
    extensions: api("2026-11", "orders:read"),
    type: [ShopOrder],
    nullable: true,
    description: "Own unfinished orders with this shop order number; null, with an error, when unreadable.",
    args: { shopOrderNo: t.arg.string({ description: "The number, 1 to 60 characters." }) },
    resolve: (_viewer, { shopOrderNo }, { rest }) => rest.orders.listShopOrders({ query: { shopOrderNo } }),
  }),
}));
