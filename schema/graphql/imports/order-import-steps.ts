import type { addBatchOrders } from "../../rest/imports/batch-orders";
import type { CallData } from "../../rest/rest-call";
import { builder } from "../builder";
import { PriceWay } from "../orders/order-kinds";
import { ImportFieldName } from "./order-imports";

const ImportChanged = builder.objectRef<{ changed: number }>("ImportChanged").implement({
  description: "The change is made, and the rows that it concerns are checked again.",
  fields: (t) => ({ rows: t.exposeInt("changed", { description: "How many rows were changed." }) }),
});

const ImportStepDone = builder.objectRef<object>("ImportStepDone").implement({
  description: "Done.",
  fields: (t) => ({ isDone: t.boolean({ description: "Always true.", resolve: () => true }) }),
});

const SubmittedRow = builder.objectRef<CallData<typeof addBatchOrders>[number]>("SubmittedRow").implement({
  description: "What became of a submitted row.",
  fields: (t) => ({
    rowId: t.exposeID("id", { description: "Id of the row." }),
    orderId: t.exposeID("orderId", { nullable: true, description: "Its order; null when there is none." }),
    code: t.exposeInt("code", { description: "0 when it has an order; otherwise the code of the REST API." }),
    message: t.exposeString("message", { description: "Chinese text for the person." }),
  }),
});

const SubmittedRows = builder.objectRef<CallData<typeof addBatchOrders>>("SubmittedRows").implement({
  description: "Every row was tried; what became of each.",
  fields: (t) => ({
    rows: t.field({ type: [SubmittedRow], description: "Row by row.", resolve: (rows) => rows }),
  }),
});

const MappedFieldInput = builder.inputType("MappedFieldInput", {
  description: "Columns of the file that fill a field, joined in this sequence.",
  fields: (t) => ({
    field: t.field({ type: ImportFieldName, description: "The field." }),
    columns: t.intList({ description: "Numbers of the columns, from 0; none when the file has none." }),
  }),
});

builder.mutationFields((t) => ({
  mapOrderImport: t.field({
    type: ImportStepDone,
    errors: { union: { description: "Done, or why not." } },
    description:
      "Says which column of an own import is what; its rows are read and checked again. Needs login.",
    args: {
      importId: t.arg.id({ description: "The import." }),
      mapping: t.arg({ type: [MappedFieldInput], description: "Field by field." }),
      name: t.arg.string({
        required: false,
        description: "Under which it is kept for files with the same titles, at most 20 characters.",
      }),
    },
    resolve: async (_root, { importId, mapping, name }, { rest }) => {
      await rest.batchOrders.mapOrderImport({
        params: { id: importId },
        body: { mapping, name: name ?? undefined },
      });
      return {};
    },
  }),
  changeImportRow: t.field({
    type: ImportChanged,
    errors: { union: { description: "Done, or why not." } },
    description: "Mends a cell of an own import. Needs login.",
    args: {
      importId: t.arg.id({ description: "The import." }),
      rowId: t.arg.id({ description: "The row." }),
      field: t.arg({ type: ImportFieldName, description: "The field." }),
      value: t.arg.string({ description: "What it is to say, at most 1,000 characters." }),
      isForSame: t.arg.boolean({
        required: false,
        description: "Whether every row that says the same there is changed as well.",
      }),
    },
    resolve: (_root, { importId, rowId, field, value, isForSame }, { rest }) =>
      rest.batchOrders.changeImportRow({
        params: { id: importId, rowId },
        body: { field, value, isForSame: isForSame ?? undefined },
      }),
  }),
  addImportGoods: t.field({
    type: ImportChanged,
    errors: { union: { description: "Done, or why not." } },
    description: "Puts a good that rows of an own import name into the library. Needs login.",
    args: {
      importId: t.arg.id({ description: "The import." }),
      name: t.arg.string({ description: "Name of the good, at most 100 characters." }),
      goodsTypeId: t.arg.id({ description: "Its type, one of the import's category." }),
      imageUrl: t.arg.string({ description: "Its picture, a path that an upload answered." }),
    },
    resolve: (_root, { importId, name, goodsTypeId, imageUrl }, { rest }) =>
      rest.batchOrders.addImportGoods({
        params: { id: importId },
        body: { name, goodsTypeId, imgUrl: imageUrl },
      }),
  }),
  discardOrderImport: t.field({
    type: ImportStepDone,
    errors: { union: { description: "Done, or why not." } },
    description: "Forgets an own import; its orders stay. Needs login.",
    args: { importId: t.arg.id({ description: "The import." }) },
    resolve: async (_root, { importId }, { rest }) => {
      await rest.batchOrders.discardOrderImport({ params: { id: importId } });
      return {};
    },
  }),
  submitImportRows: t.field({
    type: SubmittedRows,
    errors: { union: { description: "What became of the rows, or why none was tried." } },
    description:
      "Places an order for each of these rows, 200 at most. Sending a row again places nothing twice. Needs login.",
    args: {
      rowIds: t.arg.idList({ description: "The rows." }),
      priceWay: t.arg({
        type: PriceWay,
        required: false,
        description: "How the prices of the orders are found; PLATFORM when left out.",
      }),
    },
    resolve: (_root, { rowIds, priceWay }, { rest }) =>
      rest.batchOrders.addBatchOrders({
        body: { orderBatchIds: rowIds.join(","), priceWay: priceWay ?? undefined },
      }),
  }),
}));
