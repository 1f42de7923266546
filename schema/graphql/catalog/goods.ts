import type { GoodsTypeNode, listServiceTypes } from "../../rest/catalog/goods";
import type { CallData } from "../../rest/rest-call";
import { api } from "../api";
import { asksFor } from "../asks-for";
import { builder } from "../builder";

/** A category or goods type, with a way to read its own types. */
interface GoodsTypeShape extends Pick<GoodsTypeNode, "id" | "name" | "icon"> {
  kinds(): readonly GoodsTypeShape[] | Promise<readonly GoodsTypeShape[]>;
}

const GoodsType = builder.objectRef<GoodsTypeShape>("GoodsType");

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
      nullable: true,
      description:
        "Kinds of goods within the category; empty for the lowest level. One call for those of all categories; null, with an error, when it fails.",
      resolve: (goodsType) => goodsType.kinds(),
    }),
  }),
});

/** The fields of a type in the tree of types. */
const ofTree = ({ id, name, icon, children }: GoodsTypeNode): GoodsTypeShape => ({
  id,
  name,
  icon,
  kinds: () => children.map(ofTree),
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
    extensions: { isPublic: true, ...api("2026-11", "any") },
    nullable: true,
    description:
      "The ten categories, their children by a second call; null, with an error, on a failure. Public.",
    args: {
      areaCode: t.arg.string({
        required: false,
        description: "Only what is served in this area; everything when left out.",
      }),
    },
    resolve: async (_root, { areaCode }, { rest, loaders }, info) => {
      const readTree = () => loaders.goodsTypeTree(areaCode ?? null);
      // Started in parallel with the categories. Its failure is reported where the result is used.
      if (areaCode || asksFor(info, "children")) readTree().catch(() => undefined);
      const categories = await rest.goods.listTopGoodsTypes();
      const served = areaCode ? new Set((await readTree()).map(({ id }) => id)) : null;
      return categories
        .filter(({ id }) => served === null || served.has(id))
        .map(({ id, name, icon }) => ({
          id,
          name,
          icon,
          kinds: async () => (await readTree()).find((type) => type.id === id)?.children.map(ofTree) ?? [],
        }));
    },
  }),
  serviceTypes: t.field({
    type: [ServiceType],
    extensions: { isPublic: true, ...api("2026-11", "any") },
    nullable: true,
    description: "Service types that a category offers; null, with an error, on a failure. Public.",
    args: { goodsTypeId: t.arg.id({ description: "Category." }) },
    resolve: (_root, { goodsTypeId }, { rest }) =>
      rest.goods.listServiceTypes({ query: { goodTypeId: goodsTypeId } }),
  }),
}));
