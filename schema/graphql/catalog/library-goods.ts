import type { listLibraryGoods } from "../../rest/catalog/library-goods";
import { nullIfMissing } from "../../rest/null-if-missing";
import type { CallData } from "../../rest/rest-call";
import { yuanToFen } from "../../rules/money";
import { Viewer } from "../account/viewer";
import { api } from "../api";
import { builder } from "../builder";
import { pageArgs } from "../page-args";

type LibraryPage = CallData<typeof listLibraryGoods>;

const LibraryGoods = builder.objectRef<LibraryPage["rows"][number]>("LibraryGoods").implement({
  description: "Something that the customer orders again and again, kept in the goods library.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the entry." }),
    name: t.exposeString("name", { description: "Name of the goods." }),
    goodsTypeId: t.exposeID("goodsTypeId", { description: "Category of the goods." }),
    goodsTypeName: t.exposeString("goodsTypeName", { description: "Chinese name of the category." }),
    imageUrl: t.exposeString("imgUrl", { description: "Picture, a path of this site." }),
    videoUrl: t.exposeString("installVideoUrl", {
      nullable: true,
      description: "Installation video, a path of this site; null without one.",
    }),
    description: t.exposeString("description", {
      nullable: true,
      description: "Note for the master; null without one.",
    }),
    shopUrl: t.exposeString("shopUrl", {
      nullable: true,
      description: "Where the goods are sold; null when not given.",
    }),
    sku: t.exposeString("sku", {
      nullable: true,
      description: "The merchant's own code of the goods; null without one, or where the backend keeps none.",
    }),
    volume: t.exposeFloat("volume", {
      nullable: true,
      description: "Volume of one piece in m³; null when not given, or where the backend keeps none.",
    }),
    packingCount: t.exposeInt("packingCount", {
      nullable: true,
      description: "Packages of one piece; null when not given, or where the backend keeps none.",
    }),
    weight: t.exposeFloat("weight", {
      nullable: true,
      description: "Weight of one piece in kg; null when not given, or where the backend keeps none.",
    }),
    costPrice: t.field({
      type: "Fen",
      nullable: true,
      description:
        "What one piece costs the merchant, in 分; null when not given, or where the backend keeps none.",
      resolve: ({ costPrice }) => (costPrice === null ? null : yuanToFen(costPrice)),
    }),
  }),
});

const LibraryGoodsPage = builder.objectRef<LibraryPage>("LibraryGoodsPage").implement({
  description: "One page of the goods library.",
  fields: (t) => ({
    nodes: t.field({
      type: [LibraryGoods],
      description: "Entries of this page.",
      resolve: (page) => page.rows,
    }),
    total: t.exposeInt("total", { description: "Number of entries on all pages." }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  libraryGoods: t.field({
    extensions: api("2026-11", "goods"),
    type: LibraryGoodsPage,
    nullable: true,
    description: "Goods library, last used first; null, with an error, when it could not be read.",
    args: {
      goodsTypeId: t.arg.id({ required: false, description: "Only this category; all when left out." }),
      keyword: t.arg.string({
        required: false,
        description: "Part of the name or of the SKU; all when left out.",
      }),
      ...pageArgs({ of: "Entries", size: 12, most: 999 }),
    },
    resolve: (_viewer, { goodsTypeId, keyword, page, pageSize }, { rest }) =>
      rest.goods.listLibraryGoods({
        query: {
          goodsTypeId: goodsTypeId ?? undefined,
          keyWord: keyword || undefined,
          pageIndex: page ?? undefined,
          pageNum: pageSize ?? undefined,
        },
      }),
  }),
  libraryGoodBySku: t.field({
    extensions: api("2026-11", "goods"),
    type: LibraryGoods,
    nullable: true,
    description: "The entry of the goods library with this SKU; null without one.",
    args: { sku: t.arg.string({ description: "The SKU, in whatever case." }) },
    resolve: (_viewer, { sku }, { rest }) => rest.goods.findGoodsBySku({ query: { sku } }),
  }),
  libraryGood: t.field({
    extensions: api("2026-11", "goods"),
    type: LibraryGoods,
    nullable: true,
    description: "An entry of the goods library; null when it is missing or belongs to another customer.",
    args: { id: t.arg.id({ description: "The entry." }) },
    resolve: (_viewer, { id }, { rest }) => rest.goods.getLibraryGoods({ body: { id } }).catch(nullIfMissing),
  }),
}));
