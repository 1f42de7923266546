import type { CallResult } from "../../../../schema/rest/rest-call";
import type { requestInvoice } from "../../../../schema/rest/wallet/bill";
import { fenToYuan } from "../../../../schema/rules/money";
import { formatTime, formatTimeOrNull } from "../../shared/clock";
import type { InvoiceRow } from "./invoices";

/** A request for an invoice as the REST API prints it: 元, Shanghai time. */
export const presentInvoice = (row: Omit<InvoiceRow, "requestId">): CallResult<typeof requestInvoice> => ({
  id: row.id,
  month: row.month,
  kind: row.kind,
  title: row.title,
  taxNo: row.taxNo,
  email: row.email,
  amount: fenToYuan(row.amount),
  status: row.status,
  answer: row.answer,
  createTime: formatTime(row.createdAt),
  answerTime: formatTimeOrNull(row.answeredAt),
});
