import type { GoodsTypeNode, listServiceTypes } from "../rest/goods";
import type { CallData } from "../rest/rest-call";
import { builder } from "./builder";

const GoodsType = builder.objectRef<GoodsTypeNode>("GoodsType");

GoodsType.implement({
  description: "A category of goods, e.g. 家具.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the category." }),
    name: t.exposeString("name", { description: "Chinese name." }),
    icon: t.exposeString("icon", {
      description: "Name of the drawing, e.g. furniture; the site owns the pictures.",
    }),
    children: t.field({
      type: [GoodsType],
      description: "Kinds of goods within the category; empty for the lowest level.",
      resolve: (goodsType) => goodsType.children,
    }),
  }),
});

const ServiceType = builder.objectRef<CallData<typeof listServiceTypes>[number]>("ServiceType").implement({
  description: "What is to be done with the goods, e.g. 配送并安装.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the service type." }),
    name: t.exposeString("name", { description: "Chinese name." }),
    description: t.exposeString("description", { description: "One sentence that explains the service." }),
    takeDeliveryFee: t.exposeBoolean("takeDeliveryFee", {
      description:
        "True when the master collects the goods from a logistics depot: logistics number and phone are then asked for.",
    }),
  }),
});

builder.queryFields((t) => ({
  goodsTypes: t.field({
    type: [GoodsType],
    extensions: { isPublic: true },
    nullable: true,
    description: "The ten categories with their children; null, with an error, on a failure. Public.",
    args: {
      areaCode: t.arg.string({
        required: false,
        description: "Only what is served in this area; everything when left out.",
      }),
    },
    resolve: (_root, { areaCode }, { rest }) =>
      rest.goods.listGoodsTypes({ query: { areaCode: areaCode ?? undefined } }),
  }),
  serviceTypes: t.field({
    type: [ServiceType],
    extensions: { isPublic: true },
    nullable: true,
    description: "Service types that a category offers; null, with an error, on a failure. Public.",
    args: { goodsTypeId: t.arg.id({ description: "Category." }) },
    resolve: (_root, { goodsTypeId }, { rest }) =>
      rest.goods.listServiceTypes({ query: { goodTypeId: goodsTypeId } }),
  }),
}));
