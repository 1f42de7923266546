import { z } from "zod";
import { INVOICE_STATUSES } from "../../rules/wallet/invoice";
import { defineCall } from "../rest-call";
import { id, nothing, staffLimit, staffPage, staffRows, total } from "../shapes";
import { invoiceRequest } from "../wallet/bill";

const tag = "运营·开票";

/** EXT-164: requests for invoices of this status, oldest first, by pages. */
export const findInvoiceRequests = defineCall({
  id: "EXT-164",
  method: "GET",
  path: "/operator/api/invoice_requests",
  tag,
  summary: "开票申请",
  auth: "operator",
  query: z.object({
    status: z.enum(INVOICE_STATUSES).default("PENDING"),
    ...staffPage,
    // As many as it answered before it had pages.
    limit: staffLimit(100),
  }),
  data: staffRows(invoiceRequest.extend({ phone: z.string() })).extend({ total }),
});

/**
 * EXT-165: staff have issued the invoice, or say why not; the customer is told. Answered once; the same answer again
 * changes nothing.
 */
export const answerInvoiceRequest = defineCall({
  id: "EXT-165",
  method: "POST",
  path: "/operator/api/invoice_request/{id}/answer",
  tag,
  summary: "答复开票申请",
  auth: "operator",
  params: z.object({ id }),
  body: z.object({
    status: z.enum(["ISSUED", "REFUSED"]),
    answer: z.string().trim().min(1).max(200).describe("发票号码，或未能开票的原因"),
  }),
  data: nothing,
});
