import { z } from "zod";
import { IMPORT_FIELDS, IMPORT_LIMITS, ROW_NOTES } from "../../rules/imports/order-import";
import { priceWay } from "../bids/bids";
import { extension } from "../extension";
import { orderType } from "../placing/order-creation";
import { defineCall } from "../rest-call";
import { id, nothing, pageNumber, pageSize, time, yuan } from "../shapes";

const tag = "批量下单";

const field = z.enum(IMPORT_FIELDS);
const params = z.object({ id });
const rowParams = z.object({ id, rowId: id });

/**
 * API-101: what the template of {@link getFirstTemplateStream} is made of. Its shape is not documented: the name of the
 * file, where it is, and its columns with what belongs there (BATCH-03).
 */
export const getFirstTemplate = defineCall({
  id: "API-101",
  method: "GET",
  path: "/order/api/order/get_first_template",
  tag,
  summary: "批量下单模板说明",
  auth: "required",
  query: z.object({ orderType: orderType.default("GENERAL") }),
  data: extension(
    z.object({
      template: z.object({
        fileName: z.string(),
        url: z.string(),
        columns: z.array(z.object({ title: z.string(), isRequired: z.boolean(), note: z.string() })),
      }),
    }),
    { template: { fileName: "", url: "", columns: [] } },
    "不说明模板的各列",
  ),
});

/** A row as the documents name it (BATCH-07): what was written, and what the map makes of it. */
const batchOrderRow = z.object({
  id,
  customerName: z.string(),
  customerPhone: z.string(),
  address: z.string(),
  identifyAddress: z.string().nullable(),
  pickupAddress: z.string(),
  identifyPickupAddress: z.string().nullable(),
});

/**
 * API-103: a filled-in table, read, checked as a whole and its addresses recognised (BATCH-04, BATCH-06, ux.md U25).
 * The other parts may come with the form or the query. `data.rows` are the documented rows (C-74), `importId` is where
 * to read on. The same file again is the same import, its rows without an order checked again.
 */
export const importOrders = defineCall({
  id: "API-103",
  method: "POST",
  path: "/order/api/order/order_import",
  tag,
  summary: "导入批量下单表格",
  auth: "required",
  form: ["file", "goodTypeId", "goodTypeName", "orderType"],
  data: z.object({
    importId: extension(id.nullable(), null, "不能在网页上核对和提交导入的表格"),
    rows: z.array(batchOrderRow),
  }),
});

/** What became of a row of {@link addBatchOrders}: its order, or why there is none. */
const submittedRow = z.object({
  id,
  orderId: id.nullable(),
  code: z.number().int(),
  message: z.string(),
});

/**
 * API-104: places the ticked rows, each an order of its own (BATCH-08, BATCH-09). Sending a row again places nothing
 * twice. A row that repeats an open order, of which its notes say nothing yet, is refused and gets the note; sent again,
 * it is placed. 4004, and nothing placed, when one of the rows is missing or another customer's (ROLE-16).
 */
export const addBatchOrders = defineCall({
  id: "API-104",
  method: "POST",
  path: "/order/api/order/order_batch_add",
  tag,
  summary: "提交批量下单",
  auth: "required",
  anyLocation: true,
  isForm: true,
  body: z.object({
    orderBatchIds: z
      .string()
      .max(20 * IMPORT_LIMITS.submittedRows)
      .default("")
      .describe("所选行的 ID，逗号分隔"),
    priceWay,
  }),
  data: extension(z.array(submittedRow), [], "提交后不逐行说明结果"),
});

const counts = z.object({
  total: z.number().int(),
  good: z.number().int().describe("可以下单"),
  bad: z.number().int().describe("有问题"),
  doubtful: z.number().int().describe("可以下单，但需要核对"),
  placed: z.number().int().describe("已下单"),
  paid: z.number().int().describe("已付款"),
});

const orderImport = z.object({
  id,
  fileName: z.string(),
  goodTypeId: z.number().int(),
  goodTypeName: z.string(),
  orderType,
  /** Whose export it is, as far as its columns tell. */
  source: z.string().nullable(),
  /** False while the customer has to map the columns. */
  isMapped: z.boolean(),
  createTime: time,
  /** Who sent it. */
  userName: z.string(),
  counts,
});

/** EXT-410: the caller's imports of the last 90 days, newest first (G-13, BATCH-05). */
export const listOrderImports = defineCall({
  id: "EXT-410",
  method: "GET",
  path: "/order/api/order_batch",
  tag,
  summary: "批量导入记录",
  auth: "required",
  query: z.object({ pageNum: pageNumber, pageSize: pageSize(10, 50) }),
  data: z.object({ rows: z.array(orderImport), total: z.number().int() }),
  absent: { data: { rows: [], total: 0 }, without: "没有导入记录" },
});

/** Columns that fill a field, joined in this sequence. */
const mapping = z
  .array(
    z.object({
      field,
      columns: z
        .array(
          z
            .number()
            .int()
            .min(0)
            .max(IMPORT_LIMITS.columns - 1),
        )
        .max(8),
    }),
  )
  .max(IMPORT_FIELDS.length);

/** EXT-411: one import with its columns, so that it can be gone on with where it was left, on any machine (G-13). */
export const getOrderImport = defineCall({
  id: "EXT-411",
  method: "GET",
  path: "/order/api/order_batch/{id}",
  tag,
  summary: "批量导入详情",
  auth: "required",
  params,
  data: orderImport.extend({
    titles: z.array(z.string()),
    mapping,
    /** The first rows as the file has them. */
    preview: z.array(z.array(z.string())),
    /** Name of the kept mapping by which the file was read; null without one. */
    mappingName: z.string().nullable(),
    services: z.array(z.object({ name: z.string(), takeDeliveryFee: z.boolean() })),
    goodsNames: z.array(z.string()),
    goodsTypes: z.array(z.object({ id: z.number().int(), name: z.string() })),
    /** Rows that are ticked by default. */
    readyIds: z.array(id),
    /** Orders of this import that wait for their payment. */
    unpaidOrderIds: z.array(id),
  }),
  absent: { offer: "batchOrders", without: "不提供批量下单" },
});

const importRow = batchOrderRow.extend({
  /** Number of the row in the file. */
  position: z.number().int(),
  /** What it says, by field; empty ones are left out. */
  values: z.array(z.object({ field, text: z.string() })),
  issues: z.array(z.object({ field, message: z.string() })),
  notes: z.array(z.object({ kind: z.enum(ROW_NOTES), message: z.string() })),
  totalFee: yuan.nullable(),
  orderId: id.nullable(),
  /** Why the last submission of this row failed. */
  failure: z.string().nullable(),
});

/** EXT-412: rows of an import; doubtful ones first where addresses are confirmed (ux.md U26). */
export const listImportRows = defineCall({
  id: "EXT-412",
  method: "GET",
  path: "/order/api/order_batch/{id}/rows",
  tag,
  summary: "批量导入的行",
  auth: "required",
  params,
  query: z.object({
    show: z.enum(["ALL", "BAD", "GOOD", "PLACED"]).default("ALL"),
    doubtfulFirst: z.enum(["true", "false"]).default("false"),
    pageNum: pageNumber,
    pageSize: pageSize(20, 100),
  }),
  data: z.object({ rows: z.array(importRow), total: z.number().int() }),
  absent: { offer: "batchOrders", without: "不提供批量下单" },
});

/** EXT-413: says which column is what, and keeps that under a name; every row is read and checked again. */
export const mapOrderImport = defineCall({
  id: "EXT-413",
  method: "PUT",
  path: "/order/api/order_batch/{id}/mapping",
  tag,
  summary: "设置列对应关系",
  auth: "required",
  params,
  body: z.object({ mapping, name: z.string().trim().max(IMPORT_LIMITS.mappingNameChars).optional() }),
  data: nothing,
  absent: { offer: "batchOrders", without: "不提供批量下单" },
});

/**
 * EXT-414: mends a cell of a row; with `isForSame` also of every other row that is not placed and says the same there.
 * `data` is how many rows were changed.
 */
export const changeImportRow = defineCall({
  id: "EXT-414",
  method: "PUT",
  path: "/order/api/order_batch/{id}/rows/{rowId}",
  tag,
  summary: "修改导入的行",
  auth: "required",
  params: rowParams,
  body: z.object({
    field,
    value: z.string().max(IMPORT_LIMITS.cellChars),
    isForSame: z.boolean().default(false),
  }),
  data: z.object({ changed: z.number().int() }),
  absent: { offer: "batchOrders", without: "不提供批量下单" },
});

/** EXT-415: forgets an import and its rows; orders that came of it stay. */
export const discardOrderImport = defineCall({
  id: "EXT-415",
  method: "DELETE",
  path: "/order/api/order_batch/{id}",
  tag,
  summary: "放弃批量导入",
  auth: "required",
  params,
  data: nothing,
  absent: { offer: "batchOrders", without: "不提供批量下单" },
});

/** EXT-416: puts a good of the file into the library, with its picture; rows that name it are checked again (BATCH-10). */
export const addImportGoods = defineCall({
  id: "EXT-416",
  method: "POST",
  path: "/order/api/order_batch/{id}/goods",
  tag,
  summary: "把导入的商品添加到商品库",
  auth: "required",
  params,
  body: z.object({
    name: z.string().trim().min(1).max(100),
    goodsTypeId: z.coerce.number().int().positive(),
    imgUrl: z.string().max(300),
  }),
  data: z.object({ changed: z.number().int() }),
  absent: { offer: "batchOrders", without: "不提供批量下单" },
});
