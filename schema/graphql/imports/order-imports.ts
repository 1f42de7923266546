import type { getOrderImport, listImportRows, listOrderImports } from "../../rest/imports/batch-orders";
import { nullIfMissing } from "../../rest/null-if-missing";
import type { CallData } from "../../rest/rest-call";
import {
  IMPORT_FIELD_INFO,
  IMPORT_FIELDS,
  type ImportField,
  type RowNoteKind,
} from "../../rules/imports/order-import";
import { yuanToFen } from "../../rules/money";
import { Viewer } from "../account/viewer";
import { builder } from "../builder";
import { OrderType } from "../orders/order-kinds";
import { pageArgs } from "../page-args";

type ImportHead = CallData<typeof listOrderImports>["rows"][number];
type ImportDetail = CallData<typeof getOrderImport>;
type RowPage = CallData<typeof listImportRows>;
type Row = RowPage["rows"][number];

export const ImportFieldName = builder.enumType("ImportField", {
  description: "What a column of a table of orders may hold.",
  values: Object.fromEntries(
    IMPORT_FIELDS.map((field) => [field, { description: IMPORT_FIELD_INFO[field].title }]),
  ) as Record<ImportField, { description: string }>,
});

const ShownImportRows = builder.enumType("ShownImportRows", {
  description: "Which rows of an import are asked for.",
  values: {
    ALL: { description: "Every row." },
    BAD: { description: "Something is wrong with them." },
    GOOD: { description: "They may be ordered." },
    PLACED: { description: "They have an order." },
  } as const,
});

const ImportCounts = builder.objectRef<ImportHead["counts"]>("ImportCounts").implement({
  description: "How many rows of an import are what.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "All of them." }),
    good: t.exposeInt("good", { description: "Those that may be ordered." }),
    bad: t.exposeInt("bad", { description: "Those that something is wrong with." }),
    doubtful: t.exposeInt("doubtful", { description: "Those of the good ones that want a look." }),
    placed: t.exposeInt("placed", { description: "Those that have an order." }),
    paid: t.exposeInt("paid", { description: "Those whose order is paid." }),
  }),
});

const OrderImport = builder.objectRef<ImportHead>("OrderImport").implement({
  description: "A table of orders that the customer has sent.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the import." }),
    fileName: t.exposeString("fileName", { description: "Name of the file." }),
    goodsTypeId: t.exposeID("goodTypeId", { description: "Category of its orders." }),
    goodsTypeName: t.exposeString("goodTypeName", { description: "Name of the category." }),
    type: t.field({
      type: OrderType,
      description: "Kind of its orders.",
      resolve: ({ orderType }) => orderType,
    }),
    source: t.exposeString("source", {
      nullable: true,
      description: "Whose export it is; null when unknown.",
    }),
    isMapped: t.exposeBoolean("isMapped", { description: "Whether it is known which column is what." }),
    createdAt: t.field({
      type: "DateTime",
      description: "When it was sent.",
      resolve: (one) => one.createTime,
    }),
    userName: t.exposeString("userName", { description: "Who sent it." }),
    counts: t.field({ type: ImportCounts, description: "Its rows.", resolve: ({ counts }) => counts }),
  }),
});

const OrderImportPage = builder.objectRef<CallData<typeof listOrderImports>>("OrderImportPage").implement({
  description: "One page of imports.",
  fields: (t) => ({
    nodes: t.field({
      type: [OrderImport],
      description: "Imports of this page.",
      resolve: ({ rows }) => rows,
    }),
    total: t.exposeInt("total", { description: "Number of imports on all pages." }),
  }),
});

interface TextOfField {
  readonly field: ImportField;
  readonly text: string;
}
const ImportText = builder.objectRef<TextOfField>("ImportText").implement({
  description: "What a row says, or what is wrong with it, at a field.",
  fields: (t) => ({
    field: t.field({ type: ImportFieldName, description: "The field.", resolve: ({ field }) => field }),
    text: t.exposeString("text", { description: "The text." }),
  }),
});

const ImportNoteKind = builder.enumType("ImportNoteKind", {
  description: "What a good row wants a look for.",
  values: {
    DUPLICATE: { description: "The file has a row like it, or there is such an order." },
    HIDDEN: { description: "The row is hidden in the file." },
    ADDRESS: { description: "Part of the customer's address is guessed." },
    PICKUP: { description: "Part of the pickup address is guessed." },
  } satisfies Record<RowNoteKind, { description: string }>,
});

const ImportNote = builder.objectRef<Row["notes"][number]>("ImportNote").implement({
  description: "Why a good row wants a look.",
  fields: (t) => ({
    kind: t.expose("kind", { type: ImportNoteKind, description: "Its kind." }),
    message: t.exposeString("message", { description: "Chinese text for the person." }),
  }),
});

const ImportRow = builder.objectRef<Row>("ImportRow").implement({
  description: "A row of an import: one order of one good.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the row." }),
    position: t.exposeInt("position", { description: "Number of the row in the file." }),
    values: t.field({
      type: [ImportText],
      description: "What it says, by field; empty fields are left out.",
      resolve: ({ values }) => values,
    }),
    issues: t.field({
      type: [ImportText],
      description: "What is wrong with it, in the words of placing an order.",
      resolve: ({ issues }) => issues.map(({ field, message }) => ({ field, text: message })),
    }),
    notes: t.field({
      type: [ImportNote],
      description: "What the customer should check.",
      resolve: ({ notes }) => notes,
    }),
    identifiedAddress: t.exposeString("identifyAddress", {
      nullable: true,
      description: "The customer's address as it was recognised; null when it was not.",
    }),
    identifiedPickupAddress: t.exposeString("identifyPickupAddress", {
      nullable: true,
      description: "Where the goods are collected, as it was recognised; null when it was not.",
    }),
    totalFee: t.field({
      type: "Fen",
      nullable: true,
      description: "What the order would cost; null while something is wrong.",
      resolve: ({ totalFee }) => (totalFee === null ? null : yuanToFen(totalFee)),
    }),
    orderId: t.exposeID("orderId", {
      nullable: true,
      description: "The order that came of it; null before.",
    }),
    failure: t.exposeString("failure", {
      nullable: true,
      description: "Why the last submission placed no order; null when there is nothing to tell.",
    }),
  }),
});

const ImportRowPage = builder.objectRef<RowPage>("ImportRowPage").implement({
  description: "One page of rows.",
  fields: (t) => ({
    nodes: t.field({ type: [ImportRow], description: "Rows of this page.", resolve: ({ rows }) => rows }),
    total: t.exposeInt("total", { description: "Number of rows on all pages." }),
  }),
});

interface Mapped {
  readonly field: ImportField;
  readonly columns: readonly number[];
}
const ImportColumns = builder.objectRef<Mapped>("ImportColumns").implement({
  description: "Columns of a file that fill a field, joined in this sequence.",
  fields: (t) => ({
    field: t.field({ type: ImportFieldName, description: "The field.", resolve: ({ field }) => field }),
    columns: t.intList({
      description: "Numbers of the columns, from 0.",
      resolve: ({ columns }) => [...columns],
    }),
  }),
});

const ImportGoodsType = builder.objectRef<ImportDetail["goodsTypes"][number]>("ImportGoodsType").implement({
  description: "A type of goods within the category of an import.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the type." }),
    name: t.exposeString("name", { description: "Its name." }),
  }),
});

const OrderImportDetail = builder.objectRef<ImportDetail>("OrderImportDetail").implement({
  description: "An import with everything that is needed to go on with it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the import." }),
    summary: t.field({ type: OrderImport, description: "File, category and counts.", resolve: (one) => one }),
    titles: t.exposeStringList("titles", { description: "Titles of its columns." }),
    mapping: t.field({
      type: [ImportColumns],
      description: "Which column is what, as far as it is known.",
      resolve: ({ mapping }) => mapping,
    }),
    preview: t.field({
      type: t.listRef(t.listRef("String")),
      description: "The first rows as the file has them.",
      resolve: ({ preview }) => preview,
    }),
    mappingName: t.exposeString("mappingName", {
      nullable: true,
      description: "Name of the kept mapping by which the file was read; null without one.",
    }),
    serviceNames: t.stringList({
      description: "Services that the category offers.",
      resolve: ({ services }) => services.map(({ name }) => name),
    }),
    goodsNames: t.exposeStringList("goodsNames", {
      description: "Goods of the customer's in this category.",
    }),
    goodsTypes: t.field({
      type: [ImportGoodsType],
      description: "Types of goods of the category.",
      resolve: ({ goodsTypes }) => goodsTypes,
    }),
    readyIds: t.idList({
      description: "Rows that are ticked by default.",
      resolve: ({ readyIds }) => readyIds,
    }),
    unpaidOrderIds: t.idList({
      description: "Its orders that wait for their payment.",
      resolve: ({ unpaidOrderIds }) => unpaidOrderIds,
    }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  orderImports: t.field({
    type: OrderImportPage,
    nullable: true,
    description:
      "Tables of orders of the last 90 days, newest first; null, with an error, when they could not be read.",
    args: pageArgs({ of: "Imports", size: 10, most: 50 }),
    resolve: (_viewer, { page, pageSize }, { rest }) =>
      rest.batchOrders.listOrderImports({
        query: { pageNum: page ?? undefined, pageSize: pageSize ?? undefined },
      }),
  }),
  orderImport: t.field({
    type: OrderImportDetail,
    nullable: true,
    description: "An own import; null when there is none with this id.",
    args: { importId: t.arg.id({ description: "The import." }) },
    resolve: (_viewer, { importId }, { rest }) =>
      rest.batchOrders.getOrderImport({ params: { id: importId } }).catch(nullIfMissing),
  }),
  importRows: t.field({
    type: ImportRowPage,
    nullable: true,
    description: "Rows of an own import; null when there is none with this id.",
    args: {
      importId: t.arg.id({ description: "The import." }),
      show: t.arg({
        type: ShownImportRows,
        required: false,
        description: "Which of them; all when left out.",
      }),
      isDoubtfulFirst: t.arg.boolean({
        required: false,
        description: "Those that want a look first, as where addresses are confirmed.",
      }),
      page: t.arg.int({ required: false, defaultValue: 1, description: "Page number from 1." }),
      pageSize: t.arg.int({ required: false, defaultValue: 20, description: "Rows per page, at most 100." }),
    },
    resolve: (_viewer, { importId, show, isDoubtfulFirst, page, pageSize }, { rest }) =>
      rest.batchOrders
        .listImportRows({
          params: { id: importId },
          query: {
            show: show ?? undefined,
            doubtfulFirst: isDoubtfulFirst ? "true" : undefined,
            pageNum: page ?? undefined,
            pageSize: pageSize ?? undefined,
          },
        })
        .catch(nullIfMissing),
  }),
}));
