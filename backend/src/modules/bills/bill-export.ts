import { Code } from "../../../../schema/rules/codes";
import { fenToYuan } from "../../../../schema/rules/money";
import { LEDGER_TYPE_NAMES } from "../../../../schema/rules/wallet/ledger";
import type { Clock } from "../../shared/clock";
import { BusinessError } from "../../shared/errors";
import { dayLabel } from "../../shared/period";
import { CELL_STYLE, type Cell } from "../../shared/spreadsheet/cells";
import type { SheetColumn } from "../../shared/spreadsheet/workbook";
import { workbookResponse } from "../../shared/spreadsheet/workbook-response";
import type { CustomerStore } from "../../shared/stores/stores";
import { type BillLine, readBill } from "./bills";

const { money } = CELL_STYLE;

const COLUMNS: readonly SheetColumn[] = [
  { title: "项目", width: 28 },
  { title: "笔数", width: 10 },
  { title: "收入(元)", width: 14, style: money },
  { title: "支出(元)", width: 14, style: money },
  { title: "余额(元)", width: 14, style: money },
];

/**
 * The bill of a month as a workbook: opening balance, each type, closing balance, and payments outside of the
 * wallet (PAGE-01). @throws BusinessError NOT_FOUND
 */
export async function exportBill(
  { customerId, month }: { customerId: number; month: string },
  { db, clock }: { db: CustomerStore; clock: Clock },
): Promise<Response> {
  const now = clock.now();
  const bill = await readBill(db, { customerId, month, now });
  if (!bill) throw new BusinessError(Code.NOT_FOUND, "文件下载失败");
  const row =
    (of: string) =>
    (line: BillLine): Cell[] => [
      `${of}${LEDGER_TYPE_NAMES[line.type]}`,
      line.count,
      fenToYuan(line.moneyIn),
      fenToYuan(line.moneyOut),
      null,
    ];
  const balance = (name: string, fen: number): Cell[] => [name, null, null, null, fenToYuan(fen)];
  const rows: Cell[][] = [
    balance("期初余额", bill.opening),
    ...bill.lines.map(row("")),
    balance("期末余额", bill.closing),
    ...bill.direct.map(row("直接支付：")),
    ...(bill.fee === 0 ? [] : [["其中提现手续费", null, null, fenToYuan(bill.fee), null]]),
    ["可开票金额", null, null, fenToYuan(bill.invoiceable), null],
  ];
  return workbookResponse({
    sheetName: "月账单",
    columns: COLUMNS,
    pieces: (async function* () {
      yield rows;
    })(),
    totalRows: rows.length,
    version: rows,
    name: `月账单_${month}_${dayLabel(now)}.xlsx`,
    plainName: "bill.xlsx",
  });
}
