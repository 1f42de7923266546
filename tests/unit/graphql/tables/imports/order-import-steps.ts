import type { Line } from "../../../../support/graph/graph-lines";

export const orderImportStepsLines: readonly Line[] = [
  {
    field: "Mutation.mapOrderImport",
    shows: "every field; one of two columns; with a name to remember it by",
    args: {
      importId: "9",
      mapping: [
        { field: "serviceType", columns: [4, 2] },
        { field: "customerName", columns: [1] },
        { field: "customerPhone", columns: [2] },
        { field: "address", columns: [3] },
        { field: "isLift", columns: [4] },
        { field: "floorsNumber", columns: [5] },
        { field: "goodsName", columns: [6] },
        { field: "sku", columns: [19] },
        { field: "count", columns: [7] },
        { field: "totalVolume", columns: [8] },
        { field: "packingCount", columns: [9] },
        { field: "isArrival", columns: [10] },
        { field: "logisticsCompany", columns: [11] },
        { field: "logisticsNo", columns: [12] },
        { field: "logisticsPhone", columns: [13] },
        { field: "pickupCode", columns: [14] },
        { field: "pickupAddress", columns: [15] },
        { field: "expectedTime", columns: [16] },
        { field: "shopOrderNo", columns: [17] },
        { field: "remark", columns: [18] },
        { field: "verifType", columns: [19] },
        { field: "verifOrderNo", columns: [20] },
      ],
      name: "淘宝",
    },
    asked: [
      {
        call: "PUT /order/api/order_batch/9/mapping",
        body: {
          mapping: [
            { columns: [4, 2], field: "serviceType" },
            { columns: [1], field: "customerName" },
            { columns: [2], field: "customerPhone" },
            { columns: [3], field: "address" },
            { columns: [4], field: "isLift" },
            { columns: [5], field: "floorsNumber" },
            { columns: [6], field: "goodsName" },
            { columns: [19], field: "sku" },
            { columns: [7], field: "count" },
            { columns: [8], field: "totalVolume" },
            { columns: [9], field: "packingCount" },
            { columns: [10], field: "isArrival" },
            { columns: [11], field: "logisticsCompany" },
            { columns: [12], field: "logisticsNo" },
            { columns: [13], field: "logisticsPhone" },
            { columns: [14], field: "pickupCode" },
            { columns: [15], field: "pickupAddress" },
            { columns: [16], field: "expectedTime" },
            { columns: [17], field: "shopOrderNo" },
            { columns: [18], field: "remark" },
            { columns: [19], field: "verifType" },
            { columns: [20], field: "verifOrderNo" },
          ],
          name: "淘宝",
        },
      },
    ],
    value: { __typename: "ImportStepDone", isDone: true },
  },
  {
    field: "Mutation.mapOrderImport",
    shows: "without a name",
    args: { importId: "9", mapping: [] },
    asked: [{ call: "PUT /order/api/order_batch/9/mapping", body: { mapping: [] } }],
    value: { __typename: "ImportStepDone", isDone: true },
  },
  {
    field: "Mutation.changeImportRow",
    shows: "of this row and those like it",
    args: { importId: "9", rowId: "91", field: "customerName", value: "新", isForSame: true },
    answers: { "PUT /order/api/order_batch/9/rows/91": { data: { changed: 1 } } },
    asked: [
      {
        call: "PUT /order/api/order_batch/9/rows/91",
        body: { field: "customerName", value: "新", isForSame: true },
      },
    ],
    value: { __typename: "ImportChanged", rows: 1 },
  },
  {
    field: "Mutation.changeImportRow",
    shows: "of this row alone",
    args: { importId: "9", rowId: "91", field: "serviceType", value: "新" },
    answers: { "PUT /order/api/order_batch/9/rows/91": { data: { changed: 1 } } },
    asked: [{ call: "PUT /order/api/order_batch/9/rows/91", body: { field: "serviceType", value: "新" } }],
    value: { __typename: "ImportChanged", rows: 1 },
  },
  {
    field: "Mutation.addImportGoods",
    shows: "name, category and picture",
    args: { importId: "9", name: "沙发", goodsTypeId: "11", imageUrl: "/files/1.jpg" },
    answers: { "POST /order/api/order_batch/9/goods": { data: { changed: 1 } } },
    asked: [
      {
        call: "POST /order/api/order_batch/9/goods",
        body: { name: "沙发", goodsTypeId: "11", imgUrl: "/files/1.jpg" },
      },
    ],
    value: { __typename: "ImportChanged", rows: 1 },
  },
  {
    field: "Mutation.discardOrderImport",
    shows: "one",
    args: { importId: "9" },
    asked: [{ call: "DELETE /order/api/order_batch/9" }],
    value: { __typename: "ImportStepDone", isDone: true },
  },
  {
    field: "Mutation.submitImportRows",
    shows: "two rows; one became an order, one did not",
    args: { rowIds: ["91", "92"] },
    answers: {
      "POST /order/api/order/order_batch_add": {
        data: [
          { id: 1, orderId: 2, code: 3, message: "message 4" },
          { id: 5, orderId: null, code: 6, message: "message 7" },
        ],
      },
    },
    asked: [{ call: "POST /order/api/order/order_batch_add", form: { orderBatchIds: "91,92" } }],
    value: {
      __typename: "SubmittedRows",
      rows: [
        { code: 3, message: "message 4", orderId: "2", rowId: "1" },
        { code: 6, message: "message 7", orderId: null, rowId: "5" },
      ],
    },
  },
  {
    field: "Mutation.submitImportRows",
    shows: "one row for which masters are to bid",
    args: { rowIds: ["91"], priceWay: "BIDS" },
    answers: {
      "POST /order/api/order/order_batch_add": { data: [{ id: 91, orderId: 2, code: 0, message: "已下单" }] },
    },
    asked: [
      {
        call: "POST /order/api/order/order_batch_add",
        form: { orderBatchIds: "91", priceWay: "BIDS" },
      },
    ],
    value: {
      __typename: "SubmittedRows",
      rows: [{ code: 0, message: "已下单", orderId: "2", rowId: "91" }],
    },
  },
];
