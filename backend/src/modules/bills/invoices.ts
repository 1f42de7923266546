import { and, asc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Code } from "../../../../schema/rules/codes";
import { inYuan } from "../../../../schema/rules/money";
import {
  ALREADY_ASKED,
  type InvoiceForm,
  invoiceIssues,
  MONTH_NOT_OVER,
  NOTHING_TO_INVOICE,
  plainEmail,
  plainTaxNo,
} from "../../../../schema/rules/wallet/invoice";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { ConstraintViolation, commit, statement, withFreshIds } from "../../shared/commit";
import { BusinessError, invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { sendMessage } from "../messages";
import { pushOutbox } from "../outbox";
import { readBill } from "./bills";
import { invoiceRequests } from "./invoices.tables";

export type InvoiceRow = typeof invoiceRequests.$inferSelect;

interface Dependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/**
 * Requests an invoice for a month that is over. It contains the customer's spending.
 *
 * @throws BusinessError INVALID_INPUT for an invalid form and for a month without spending; CONFLICT for a
 *   second request
 */
export async function requestInvoice(
  { customerId, month, ...form }: InvoiceForm & { customerId: number; month: string },
  { db, clock, ids }: Dependencies,
): Promise<InvoiceRow> {
  const [issue] = invoiceIssues(form);
  if (issue) throw invalidInput(issue.message);
  const now = clock.now();
  const bill = await readBill(db, { customerId, month, now });
  if (bill && !bill.isOver) throw invalidInput(MONTH_NOT_OVER);
  if (!bill || bill.invoiceable === 0) throw invalidInput(NOTHING_TO_INVOICE);
  const values = {
    customerId,
    month,
    kind: form.kind,
    title: form.title.trim(),
    taxNo: form.kind === "ENTERPRISE" ? plainTaxNo(form.taxNo) : null,
    email: plainEmail(form.email),
    amount: bill.invoiceable,
    createdAt: now,
  };
  return withFreshIds(async () => {
    const id = ids.rowId(customerId);
    const row = { ...values, id };
    await commit(db, [statement(db, drizzle(db).insert(invoiceRequests).values(row))]);
    return {
      ...row,
      status: "PENDING",
      answer: null,
      requestId: null,
      answeredAt: null,
    } satisfies InvoiceRow;
  }).catch((error: unknown) => {
    const isSecond = error instanceof ConstraintViolation && error.mentions("invoice_requests.month");
    throw isSecond ? new BusinessError(Code.CONFLICT, ALREADY_ASKED) : error;
  });
}

/** The newest request for each month of a year, by month. */
export async function newestInvoices(
  db: CustomerStore,
  customerId: number,
  year: number,
): Promise<Map<string, InvoiceRow>> {
  const rows = await drizzle(db)
    .select()
    .from(invoiceRequests)
    .where(eq(invoiceRequests.customerId, customerId))
    .orderBy(asc(invoiceRequests.month), asc(invoiceRequests.createdAt), asc(invoiceRequests.id));
  return new Map(rows.filter((row) => row.month.startsWith(`${year}-`)).map((row) => [row.month, row]));
}

/** What staff answer: that it was issued, with its number, or why not. */
interface Answer {
  readonly status: "ISSUED" | "REFUSED";
  readonly answer: string;
}

/**
 * Stores that an invoice was issued, or the reason why not, and tells the customer. The same answer again changes
 * nothing.
 *
 * @throws BusinessError NOT_FOUND; CONFLICT for a request that was answered otherwise
 */
export async function answerInvoice(
  { id, status, answer }: Answer & { id: number },
  dependencies: Dependencies & { requestId: string; waitUntil(work: Promise<unknown>): void },
): Promise<void> {
  const { db, clock, ids, requestId } = dependencies;
  const orm = drizzle(db);
  const row = await findInvoice(db, id);
  if (row.status !== "PENDING") return requireSame(row, { status, answer });
  const at = clock.now();
  const { customerId, month, amount, email } = row;
  const what = `${month.slice(0, 4)}年${Number(month.slice(5))}月账单`;
  const text =
    status === "ISSUED"
      ? `您申请的${what}发票（${inYuan(amount)}）已开具，发票号码${answer}，已发送到${email}。`
      : `您申请的${what}发票未能开具，原因：${answer}。请修改后重新申请。`;
  try {
    await withFreshIds(() =>
      commit(db, [
        statement(
          db,
          orm
            .update(invoiceRequests)
            .set({ status, answer, requestId, answeredAt: at })
            .where(and(eq(invoiceRequests.id, id))),
        ),
        ...sendMessage(
          db,
          {
            customerId,
            type: "system",
            title: status === "ISSUED" ? "发票已开具" : "发票未能开具",
            text,
            at,
          },
          ids,
        ),
      ]),
    );
  } catch (error) {
    if (!(error instanceof ConstraintViolation)) throw error;
    return requireSame(await findInvoice(db, id), { status, answer });
  }
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}

/** @throws BusinessError NOT_FOUND */
async function findInvoice(db: CustomerStore, id: number): Promise<InvoiceRow> {
  const row = await drizzle(db).select().from(invoiceRequests).where(eq(invoiceRequests.id, id)).get();
  if (!row) throw notFound("开票申请");
  return row;
}

/** Passes when the request was answered in just this way. @throws BusinessError CONFLICT */
function requireSame(answered: InvoiceRow, { status, answer }: Answer): void {
  if (answered.status === status && answered.answer === answer) return;
  throw new BusinessError(Code.CONFLICT, "该申请已答复");
}
