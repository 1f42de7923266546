import * as calls from "../../../schema/rest/operator/operator-invoices";
import { answerInvoice, presentInvoice, staffInvoices } from "../modules/bills";
import { withPhones } from "../modules/customers";
import { countList, readList } from "../modules/staff-lists";
import { type BackendApp, implement } from "../shared/implement";
import { pageOf } from "./page-of";

/** EXT-164 and EXT-165. */
export function registerOperatorInvoiceRoutes(app: BackendApp): void {
  implement(app, calls.findInvoiceRequests, async ({ query: { status, ...page } }, { directory }) => {
    const filter = { states: [status] };
    const [{ asOf, entries }, total] = await Promise.all([
      readList(directory, staffInvoices, { ...filter, sequence: "oldest", ...pageOf(page) }),
      countList(directory, staffInvoices, filter),
    ]);
    const rows = await withPhones(directory, entries);
    return { asOf, total, rows: rows.map(({ row, phone }) => ({ ...presentInvoice(row.data), phone })) };
  });
  implement(app, calls.answerInvoiceRequest, async ({ params, body }, context) => {
    await answerInvoice({ ...params, ...body }, context);
    return null;
  });
}
