import type { AreaNode, listAreaServices } from "../../rest/catalog/areas";
import type { CallData } from "../../rest/rest-call";
import { RestError } from "../../rest/rest-error";
import { api } from "../api";
import { builder } from "../builder";

const Area = builder.objectRef<AreaNode>("Area");

Area.implement({
  description: "A province, city or district of the national area tree.",
  fields: (t) => ({
    code: t.exposeString("code", {
      description: "National code: two to six digits by level, some towns nine.",
    }),
    name: t.exposeString("name", { description: "Chinese name, e.g. 浙江省." }),
    children: t.field({
      type: [Area],
      description:
        "Areas one level below; empty for the lowest level and where only one level was asked for.",
      resolve: (area) => area.children,
    }),
  }),
});

const AreaService = builder.objectRef<CallData<typeof listAreaServices>[number]>("AreaService").implement({
  description: "A service provider of an area, for one category of goods.",
  fields: (t) => ({
    goodsTypeName: t.exposeString("goodsTypeName", { description: "Chinese name of the category." }),
    contactName: t.exposeString("contactName", { description: "Whom to ask for." }),
    contactTel: t.exposeString("contactTel", { description: "Phone, as it is to be dialled or shown." }),
  }),
});

builder.queryFields((t) => ({
  areaServices: t.field({
    type: [AreaService],
    extensions: { isPublic: true },
    nullable: true,
    description:
      "Service providers of an area, empty where there are none; null, with an error, on a failure. Public.",
    args: { areaCode: t.arg.string({ description: "Code of the lowest area chosen." }) },
    resolve: (_root, { areaCode }, { rest }) => rest.areas.listAreaServices({ query: { areaCode } }),
  }),
  areas: t.field({
    type: [Area],
    extensions: { isPublic: true, ...api("2026-11", "any") },
    nullable: true,
    description: "The whole area tree: province, city, district; null, with an error, on a failure. Public.",
    resolve: (_root, _args, { loaders }) => loaders.areaTree(),
  }),
  provinces: t.field({
    type: [Area],
    extensions: { isPublic: true, ...api("2026-11", "any") },
    nullable: true,
    description: "Provinces only, without children; null, with an error, on a failure. Public.",
    resolve: (_root, _args, { rest }) => rest.areas.listProvinces(),
  }),
  areaChildren: t.field({
    type: [Area],
    extensions: { isPublic: true, ...api("2026-11", "any") },
    nullable: true,
    description: "Areas directly below one area; null, with an error, on a failure. Public.",
    args: { parentCode: t.arg.string({ description: "Code of the area above." }) },
    resolve: (_root, { parentCode }, { rest }) => rest.areas.listAreaChildren({ query: { parentCode } }),
  }),
  areaServed: t.boolean({
    extensions: api("2026-11", "any"),
    nullable: true,
    description: "Whether the area is served in this category; null, with an error, on a failure. Public.",
    args: {
      goodsTypeId: t.arg.id({ description: "Category." }),
      areaCode: t.arg.string({ description: "Code of the lowest area chosen." }),
    },
    resolve: async (_root, { goodsTypeId, areaCode }, { rest }) => {
      try {
        await rest.areas.checkAreaServed({ query: { goodsTypeId, areaCode } });
        return true;
      } catch (error) {
        if (error instanceof RestError) return false;
        throw error;
      }
    },
  }),
  areaTips: t.string({
    nullable: true,
    description:
      "Tips for placing an order in the area; null when there are none or they could not be loaded. Public.",
    args: { areaCode: t.arg.string({ description: "Code of the lowest area chosen." }) },
    resolve: async (_root, { areaCode }, { rest }) => {
      try {
        return await rest.goods.getAreaDescription({ query: { areaCode } });
      } catch {
        // Tips are optional: their failure must not affect the form (PLACE-24, C-24).
        return null;
      }
    },
  }),
}));
