import * as calls from "../../../../schema/rest/wallet/bill";
import { exportBill as exportBillCall } from "../../../../schema/rest/wallet/bill-export";
import { fenToYuan } from "../../../../schema/rules/money";
import { formatTime } from "../../shared/clock";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement, implementFile } from "../../shared/implement";
import { recordExport } from "../account-activity";
import { limitCustomer } from "../limits";
import { exportBill } from "./bill-export";
import { type BillLine, readBills } from "./bills";
import { presentInvoice } from "./invoice-presenter";
import { newestInvoices, requestInvoice } from "./invoices";

/** EXT-363, EXT-364 and EXT-366. */
export function registerBillRoutes(app: BackendApp): void {
  implement(app, calls.listBills, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    const now = context.clock.now();
    const year = query.year ?? Number(formatTime(now).slice(0, 4));
    const [bills, invoices] = await Promise.all([
      readBills(context.db, { customerId, year, now }),
      newestInvoices(context.db, customerId, year),
    ]);
    const months = bills.map((bill) => {
      const invoice = invoices.get(bill.month);
      return {
        month: bill.month,
        isOver: bill.isOver,
        opening: fenToYuan(bill.opening),
        closing: fenToYuan(bill.closing),
        lines: bill.lines.map(presentLine),
        direct: bill.direct.map(presentLine),
        fee: fenToYuan(bill.fee),
        invoiceable: fenToYuan(bill.invoiceable),
        invoice: invoice ? presentInvoice(invoice) : null,
      };
    });
    return { year, months };
  });

  implementFile(app, exportBillCall, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("export", customerId, context);
    await recordExport(`月账单 ${query.month}`, context);
    return exportBill({ customerId, month: query.month }, context);
  });

  implement(app, calls.requestInvoice, async ({ body: { taxNo, ...body } }, context) => {
    const { customerId } = requireSession(context);
    return presentInvoice(await requestInvoice({ ...body, customerId, taxNo: taxNo ?? "" }, context));
  });
}

const presentLine = ({ type, count, moneyIn, moneyOut }: BillLine) => ({
  type,
  count,
  moneyIn: fenToYuan(moneyIn),
  moneyOut: fenToYuan(moneyOut),
});
