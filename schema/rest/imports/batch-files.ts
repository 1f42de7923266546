import { z } from "zod";
import { XLSX_TYPE } from "../orders/order-export";
import { orderType } from "../placing/order-creation";
import { defineCall } from "../rest-call";
import { id, nothing } from "../shapes";

const tag = "批量下单";

/** The documents do not say how the category is named here; `order_import` calls it so. */
const goodTypeId = z.coerce.number().int().positive().optional();

/**
 * API-100: the caller's goods library as a workbook, of one category with `goodTypeId` (BATCH-02). NOT_FOUND and
 * `文件下载失败` without any (BATCH-11).
 */
export const downloadUserGoods = defineCall({
  id: "API-100",
  method: "GET",
  path: "/order/api/order/download_user_goods",
  tag,
  summary: "下载我的商品",
  auth: "required",
  query: z.object({ goodTypeId }),
  file: XLSX_TYPE,
  data: nothing,
});

/**
 * API-102: the template as a workbook: drop-downs of the category's services and the caller's goods, an example row,
 * notes at the titles, which are protected (BATCH-03).
 */
export const getFirstTemplateStream = defineCall({
  id: "API-102",
  method: "GET",
  path: "/order/api/order/get_first_template_stream",
  tag,
  summary: "下载批量下单模板",
  auth: "required",
  query: z.object({ orderType: orderType.default("GENERAL"), goodTypeId }),
  file: XLSX_TYPE,
  data: nothing,
});

/** EXT-417: the rows of an import that something is wrong with, marked cell by cell, to be mended and sent again (U25). */
export const downloadMarkedRows = defineCall({
  id: "EXT-417",
  method: "GET",
  path: "/order/api/order_batch_marked",
  tag,
  summary: "下载标注问题的表格",
  auth: "required",
  query: z.object({ importId: id }),
  file: XLSX_TYPE,
  data: nothing,
  absent: { offer: "batchOrders", without: "不提供批量下单" },
});
