import { env } from "cloudflare:workers";
import { rowOf } from "../../../support/accounts/accounts";
import { GOOD_ROW, sheetOf } from "../../../support/orders/order-imports";
import { PLACE } from "../../../support/orders/orders";
import type { AttackEntry, GraphEntry, IdUse } from "../attack";
import type { World } from "../attack-world";
import { FOREIGN } from "../foreign-things";

let made = 0;

/** An import of one good row, written straight into the database. */
export async function addImport(customerId: number, mark: string, goodsName: string, now: number) {
  made += 1;
  const id = rowOf(customerId, 300_000 + made);
  const rowId = rowOf(customerId, 310_000 + made);
  const fields = { ...GOOD_ROW, customerName: mark, goodsName };
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO order_imports (id, customer_id, file_name, file_hash, goods_type_id, goods_type_name, order_type, titles, mapping, created_at)
       VALUES (?1, ?2, ?3, ?3 || ?1, ?4, '家具', 'GENERAL', '["姓名","电话","地址","商品"]', '{"customerPhone":[1],"address":[2],"goodsName":[3]}', ?5)`,
    ).bind(id, customerId, mark, PLACE.goodsTypeId, now),
    env.DB.prepare(
      `INSERT INTO order_import_rows (id, import_id, position, cells, is_hidden, fields, findings, is_good, is_doubtful, created_at)
       VALUES (?1, ?2, 2, '[]', 0, ?3, '{"issues":[],"notes":[],"identifyAddress":null,"identifyPickupAddress":null,"pickupPoint":null,"totalFeeFen":null}', 1, 0, ?4)`,
    ).bind(rowId, id, JSON.stringify(fields), now),
  ]);
  return { id, rowId };
}

const fresh = ({ own, backend }: World) => addImport(own.customerId, own.mark, own.mark, backend.clock.now());

const IMPORT: IdUse = { foreign: ({ foreign }) => foreign.importId, missing: 123_456_783 };
const ROW: IdUse = { foreign: ({ foreign }) => foreign.importRowId, missing: 123_456_782 };
/** How the calls about tables of orders are attacked. */
export const batchAttacks = {
  "files.downloadUserGoods": { prepare: () => ({}), ids: { "query.goodTypeId": "public" } },
  "files.getFirstTemplateStream": {
    prepare: () => ({ query: { goodTypeId: PLACE.goodsTypeId } }),
    ids: { "query.goodTypeId": "public" },
  },
  "files.downloadMarkedRows": {
    prepare: async (world) => {
      const { id, rowId } = await fresh(world);
      await env.DB.prepare("UPDATE order_import_rows SET is_good = 0 WHERE id = ?").bind(rowId).run();
      return { query: { importId: id } };
    },
    ids: { "query.importId": IMPORT },
  },
  "batchOrders.getFirstTemplate": { prepare: () => ({}) },
  "batchOrders.importOrders": {
    prepare: ({ own }) => ({
      query: { goodTypeId: PLACE.goodsTypeId },
      form: () => {
        const form = new FormData();
        form.set("file", new File([sheetOf([{ ...GOOD_ROW, customerName: own.mark }])], "订单.csv"));
        form.set("goodTypeId", String(PLACE.goodsTypeId));
        return form;
      },
    }),
  },
  "batchOrders.addBatchOrders": {
    prepare: async (world) => ({ body: { orderBatchIds: `${(await fresh(world)).rowId}` } }),
    ids: { "body.orderBatchIds": ROW },
  },
  "batchOrders.listOrderImports": {
    prepare: () => ({}),
    total: (data) => Reflect.get(Object(data), "total"),
  },
  "batchOrders.getOrderImport": {
    prepare: ({ own }) => ({ params: { id: own.importId } }),
    ids: { "params.id": IMPORT },
  },
  "batchOrders.listImportRows": {
    prepare: ({ own }) => ({ params: { id: own.importId } }),
    ids: { "params.id": IMPORT },
  },
  "batchOrders.mapOrderImport": {
    prepare: async (world) => ({
      params: { id: (await fresh(world)).id },
      body: {
        mapping: [
          { field: "customerPhone", columns: [1] },
          { field: "address", columns: [2] },
          { field: "goodsName", columns: [3] },
        ],
      },
    }),
    ids: { "params.id": IMPORT },
  },
  "batchOrders.changeImportRow": {
    prepare: async (world) => {
      const { id, rowId } = await fresh(world);
      return { params: { id, rowId }, body: { field: "remark", value: "请先电话联系" } };
    },
    ids: { "params.id": IMPORT, "params.rowId": ROW },
  },
  "batchOrders.discardOrderImport": {
    prepare: async (world) => ({ params: { id: (await fresh(world)).id } }),
    ids: { "params.id": IMPORT },
  },
  "batchOrders.addImportGoods": {
    prepare: async (world) => ({
      params: { id: (await fresh(world)).id },
      body: { name: `${world.own.mark}新`, goodsTypeId: PLACE.childTypeId, imgUrl: world.own.imageUrl },
    }),
    ids: { "params.id": IMPORT, "body.goodsTypeId": "public", "body.imgUrl": FOREIGN.image },
  },
} satisfies Partial<Record<string, AttackEntry>>;

/** How the fields of the graph about tables of orders are attacked. */
export const batchGraphAttacks = {
  "Viewer.orderImport": {
    variables: ({ own }) => ({ importId: `${own.importId}` }),
    ids: { importId: IMPORT },
  },
  "Viewer.importRows": {
    variables: ({ own }) => ({ importId: `${own.importId}` }),
    ids: { importId: IMPORT },
  },
  "Mutation.mapOrderImport": {
    variables: async (world) => ({
      importId: `${(await fresh(world)).id}`,
      mapping: [
        { field: "customerPhone", columns: [1] },
        { field: "address", columns: [2] },
        { field: "goodsName", columns: [3] },
      ],
    }),
    ids: { importId: IMPORT },
  },
  "Mutation.changeImportRow": {
    variables: async (world) => {
      const { id, rowId } = await fresh(world);
      return { importId: `${id}`, rowId: `${rowId}`, field: "remark", value: "请先电话联系" };
    },
    ids: { importId: IMPORT, rowId: ROW },
  },
  "Mutation.addImportGoods": {
    variables: async (world) => ({
      importId: `${(await fresh(world)).id}`,
      name: `${world.own.mark}新`,
      goodsTypeId: `${PLACE.childTypeId}`,
      imageUrl: world.own.imageUrl,
    }),
    ids: { importId: IMPORT, goodsTypeId: "public", imageUrl: FOREIGN.image },
  },
  "Mutation.discardOrderImport": {
    variables: async (world) => ({ importId: `${(await fresh(world)).id}` }),
    ids: { importId: IMPORT },
  },
  "Mutation.submitImportRows": {
    variables: async (world) => ({ rowIds: [`${(await fresh(world)).rowId}`] }),
    ids: { "rowIds[]": ROW },
  },
} satisfies Record<string, GraphEntry>;
