import { z } from "zod";
import {
  DELETED_TOGETHER_MAX,
  LIBRARY_GOODS_LIMITS,
  LIBRARY_PAGE_SIZE,
  PASTED_GOODS_MAX,
} from "../../rules/catalog/library-goods";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { id, nothing, pageNumber, pageSize, yuan } from "../shapes";

const tag = "商品";

/** Goods library item (ENT-25). */
const libraryGoods = z.object({
  id,
  name: z.string(),
  goodsTypeId: z.number().int(),
  goodsTypeName: z.string(),
  shopUrl: z.string().nullable(),
  description: z.string().nullable(),
  imgUrl: z.string(),
  installVideoUrl: z.string().nullable(),
  sku: extension(z.string().nullable().describe("商家编码"), null, "不显示商家编码"),
  volume: extension(z.number().nullable().describe("单件体积，m³"), null, "下单时不带出体积"),
  packingCount: extension(z.number().int().nullable().describe("单件包装件数"), null, "下单时不带出包装件数"),
  weight: extension(z.number().nullable().describe("单件重量，kg"), null, "下单时不带出重量"),
  costPrice: extension(yuan.nullable().describe("单件成本"), null, "订单盈亏中不带出货品成本"),
});

const fileUrl = z.string().max(300);

/** What is said about a good (GOODS-07). Empty texts stand for none. */
const goodsFields = z.object({
  goodsTypeId: id,
  name: z.string().max(LIBRARY_GOODS_LIMITS.name),
  shopUrl: z.string().max(LIBRARY_GOODS_LIMITS.shopUrl).nullish().describe("商品链接"),
  description: z.string().max(LIBRARY_GOODS_LIMITS.description).nullish(),
  installVideoUrl: fileUrl.nullish().describe("安装视频地址，1 个"),
  imgUrl: fileUrl.describe("商品图片地址，1 张"),
  sku: extension(
    z.string().trim().max(LIBRARY_GOODS_LIMITS.sku).nullish().describe("商家编码，同一客户不重复"),
    null,
    "不能填写商家编码",
  ),
  volume: extension(z.number().nullish().describe("单件体积，m³"), null, "不能填写体积"),
  packingCount: extension(z.number().int().nullish().describe("单件包装件数"), null, "不能填写包装件数"),
  weight: extension(z.number().nullish().describe("单件重量，kg"), null, "不能填写重量"),
  costPrice: extension(z.number().nullish().describe("单件成本，元"), null, "不能填写单件成本"),
});

/** API-018: last used first, then newest; `pageNum` is the page SIZE here (C-14). A read, although a POST. */
export const listLibraryGoods = defineCall({
  id: "API-018",
  method: "POST",
  path: "/user/api/goods/list",
  tag,
  summary: "我的商品库",
  auth: "required",
  safe: true,
  query: z.object({
    goodsTypeId: z.coerce.number().int().positive().optional(),
    keyWord: z.string().max(100).optional(),
    pageIndex: pageNumber,
    pageNum: pageSize(LIBRARY_PAGE_SIZE, 999),
  }),
  data: z.object({ rows: z.array(libraryGoods), total: z.number().int() }),
});

/** API-079: one good of the caller's (GOODS-03). A read, although a POST. The documents do not say where `id` travels. */
export const getLibraryGoods = defineCall({
  id: "API-079",
  method: "POST",
  path: "/user/api/goods/get",
  tag,
  summary: "商品详情",
  auth: "required",
  safe: true,
  anyLocation: true,
  body: z.object({ id }),
  data: libraryGoods,
});

/**
 * EXT-460: the caller's good with this SKU, in whatever case; null without one. Where a backend does not have it, goods
 * have neither SKU nor measures nor cost.
 */
export const findGoodsBySku = defineCall({
  id: "EXT-460",
  method: "GET",
  path: "/user/api/goods/by_sku",
  tag,
  summary: "按商家编码查找商品",
  auth: "required",
  query: z.object({ sku: z.string().trim().min(1).max(LIBRARY_GOODS_LIMITS.sku) }),
  data: libraryGoods.nullable(),
  absent: { data: null, without: "商品没有商家编码、体积、件数、重量和成本" },
});

/** API-080: adds a good; with an `Idempotency-Key` at most once. */
export const addLibraryGoods = defineCall({
  id: "API-080",
  method: "POST",
  path: "/user/api/goods/add",
  tag,
  summary: "添加商品",
  auth: "required",
  body: goodsFields,
  data: extension(z.object({ id: id.nullable() }), { id: null }, "添加后不直接打开该商品"),
});

/** API-081: changes a good: every field is what it is afterwards. Orders that have used it stay as they are. */
export const modifyLibraryGoods = defineCall({
  id: "API-081",
  method: "POST",
  path: "/user/api/goods/modify",
  tag,
  summary: "修改商品",
  auth: "required",
  body: goodsFields.extend({ id }),
  data: nothing,
});

/** API-082: deletes a good (GOODS-09). Orders that have used it stay as they are. */
export const deleteLibraryGoods = defineCall({
  id: "API-082",
  method: "POST",
  path: "/user/api/goods/del",
  tag,
  summary: "删除商品",
  auth: "required",
  anyLocation: true,
  body: z.object({ id }),
  data: nothing,
});

/** EXT-390: adds the goods of a pasted list under one picture (ux.md U21); names that the library has already are left out. */
export const pasteLibraryGoods = defineCall({
  id: "EXT-390",
  method: "POST",
  path: "/user/api/goods/paste",
  tag,
  summary: "批量添加商品",
  auth: "required",
  body: z.object({
    imgUrl: fileUrl.describe("这批商品的图片地址，之后可逐个更换"),
    goods: z
      .array(goodsFields.pick({ goodsTypeId: true, name: true }))
      .min(1)
      .max(PASTED_GOODS_MAX),
  }),
  data: z.object({ added: z.number().int(), leftOut: z.number().int().describe("商品库已有同名商品的数量") }),
  absent: { offer: "library", without: "商品逐个添加和删除" },
});

/** EXT-391: deletes several goods together, those of the caller's among the ids. */
export const deleteManyLibraryGoods = defineCall({
  id: "EXT-391",
  method: "POST",
  path: "/user/api/goods/del_many",
  tag,
  summary: "批量删除商品",
  auth: "required",
  body: z.object({ ids: z.array(id).min(1).max(DELETED_TOGETHER_MAX) }),
  data: z.object({ deleted: z.number().int() }),
  absent: { offer: "library", without: "商品逐个添加和删除" },
});
