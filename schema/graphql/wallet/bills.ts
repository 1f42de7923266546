import type { CallData } from "../../rest/rest-call";
import type { listBills } from "../../rest/wallet/bill";
import { yuanToFen } from "../../rules/money";
import type { InvoiceKind as Kind, InvoiceStatus as Status } from "../../rules/wallet/invoice";
import { Viewer } from "../account/viewer";
import { api } from "../api";
import { builder } from "../builder";
import { LedgerType } from "./cash-flows";

type Month = CallData<typeof listBills>["months"][number];

const InvoiceStatus = builder.enumType("InvoiceStatus", {
  description: "How far a request for an invoice is.",
  values: {
    PENDING: { description: "Not answered yet." },
    ISSUED: { description: "The invoice was issued." },
    REFUSED: { description: "It could not be issued." },
  } satisfies Record<Status, { description: string }>,
});

const InvoiceKind = builder.enumType("InvoiceKind", {
  description: "Whom an invoice is made out to.",
  values: {
    ENTERPRISE: { description: "A company, with a tax number." },
    PERSON: { description: "A person." },
  } satisfies Record<Kind, { description: string }>,
});

const InvoiceRequest = builder.objectRef<NonNullable<Month["invoice"]>>("InvoiceRequest").implement({
  description: "A request for the invoice of a month.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the request." }),
    month: t.exposeString("month", { description: "The month, such as 2026-11." }),
    kind: t.expose("kind", { type: InvoiceKind, description: "Whom it is made out to." }),
    title: t.exposeString("title", { description: "Name on the invoice." }),
    taxNo: t.exposeString("taxNo", { nullable: true, description: "Tax number; null for a person." }),
    email: t.exposeString("email", { description: "Where it is sent." }),
    amount: t.field({
      type: "Fen",
      description: "Its amount, in 分.",
      resolve: ({ amount }) => yuanToFen(amount),
    }),
    status: t.expose("status", { type: InvoiceStatus, description: "How far it is." }),
    answer: t.exposeString("answer", {
      nullable: true,
      description: "Number of the invoice, or why there is none; null before.",
    }),
    createdAt: t.field({
      type: "DateTime",
      description: "When it was asked for.",
      resolve: ({ createTime }) => createTime,
    }),
  }),
});

const BillLine = builder.objectRef<Month["lines"][number]>("BillLine").implement({
  description: "What the lines of one type come to in a month.",
  fields: (t) => ({
    type: t.expose("type", { type: LedgerType, description: "The type." }),
    count: t.exposeInt("count", { description: "Number of lines." }),
    moneyIn: t.field({
      type: "Fen",
      description: "What came in, in 分.",
      resolve: (line) => yuanToFen(line.moneyIn),
    }),
    moneyOut: t.field({
      type: "Fen",
      description: "What went out, in 分.",
      resolve: (line) => yuanToFen(line.moneyOut),
    }),
  }),
});

const Bill = builder.objectRef<Month>("Bill").implement({
  description: "A month of the customer's money: opening + in − out of all lines is closing.",
  fields: (t) => ({
    month: t.exposeString("month", { description: "The month, such as 2026-11." }),
    isOver: t.exposeBoolean("isOver", {
      description: "Whether it is over, so that an invoice can be asked for.",
    }),
    opening: t.field({
      type: "Fen",
      description: "Balance before it, in 分.",
      resolve: (bill) => yuanToFen(bill.opening),
    }),
    closing: t.field({
      type: "Fen",
      description: "Balance after it, in 分.",
      resolve: (bill) => yuanToFen(bill.closing),
    }),
    lines: t.field({
      type: [BillLine],
      description: "What moved the balance, by type.",
      resolve: ({ lines }) => lines,
    }),
    direct: t.field({
      type: [BillLine],
      description: "What was paid and came back by providers, past the wallet.",
      resolve: ({ direct }) => direct,
    }),
    fee: t.field({
      type: "Fen",
      description: "Fees of withdrawals that arrived, a part of what was withdrawn; in 分.",
      resolve: (bill) => yuanToFen(bill.fee),
    }),
    invoiceable: t.field({
      type: "Fen",
      description: "What an invoice of it would be about, in 分.",
      resolve: (bill) => yuanToFen(bill.invoiceable),
    }),
    invoice: t.field({
      type: InvoiceRequest,
      nullable: true,
      description: "The newest request for its invoice; null without one.",
      resolve: ({ invoice }) => invoice,
    }),
  }),
});

builder.objectField(Viewer, "bills", (t) =>
  t.field({
    extensions: api("2026-11", "money:read"),
    type: [Bill],
    nullable: true,
    description: "Bills of a year, newest first; null, with an error, when they could not be read.",
    args: { year: t.arg.int({ required: false, description: "The year; the running one when left out." }) },
    resolve: async (_viewer, { year }, { rest }) =>
      (await rest.bill.listBills({ query: year == null ? {} : { year } })).months,
  }),
);

const InvoiceInput = builder.inputType("InvoiceInput", {
  description: "What an invoice is asked for with.",
  fields: (t) => ({
    month: t.string({ description: "A month that is over, such as 2026-10." }),
    kind: t.field({ type: InvoiceKind, description: "Whom it is made out to." }),
    title: t.string({ description: "Name on the invoice, at most 60 characters." }),
    taxNo: t.string({ required: false, description: "Tax number of a company, 18 characters." }),
    email: t.string({ description: "Where it is sent." }),
  }),
});

builder.mutationField("requestInvoice", (t) =>
  t.field({
    type: InvoiceRequest,
    errors: { union: { description: "The request, or why not." } },
    description: "Asks for the invoice of a month that is over. Needs login.",
    args: { input: t.arg({ type: InvoiceInput, description: "What it is asked for with." }) },
    resolve: (_root, { input }, { rest }) =>
      rest.bill.requestInvoice({ body: { ...input, taxNo: input.taxNo ?? null } }),
  }),
);
