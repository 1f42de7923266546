import { Code } from "../../../../schema/rules/codes";
import { fenToYuan } from "../../../../schema/rules/money";
import {
  DIRECT_LINE,
  LEDGER_LINE_STATUS,
  LEDGER_PAY_WAY_NAMES,
  LEDGER_TYPE_NAMES,
  MAX_EXPORTED_LINES,
  shownContent,
} from "../../../../schema/rules/wallet/ledger";
import type { Clock } from "../../shared/clock";
import { BusinessError, invalidInput } from "../../shared/errors";
import { workbookName } from "../../shared/file-label";
import { periodLabel } from "../../shared/period";
import { CELL_STYLE, type Cell, timeCell } from "../../shared/spreadsheet/cells";
import { loggedPieces } from "../../shared/spreadsheet/logged-pieces";
import type { SheetColumn } from "../../shared/spreadsheet/workbook";
import { workbookResponse } from "../../shared/spreadsheet/workbook-response";
import type { CustomerStore } from "../../shared/stores/stores";
import {
  type CashFlow,
  type CashFlowFilter,
  type OrderNoOf,
  PIECE,
  positionsOf,
  readCashFlows,
} from "./cash-flows";

const { money, time } = CELL_STYLE;

/** Columns of the export, each with its value for a line; a withdrawn amount is negative. */
const COLUMNS: readonly (SheetColumn & { of(line: CashFlow): Cell })[] = [
  { title: "时间", width: 20, of: ({ at }) => timeCell(at), style: time },
  { title: "类型", width: 12, of: ({ type }) => LEDGER_TYPE_NAMES[type] },
  { title: "说明", width: 36, of: ({ content }) => shownContent(content) },
  { title: "支付方式", width: 12, of: ({ payWay }) => payWay && LEDGER_PAY_WAY_NAMES[payWay] },
  {
    title: "变动前余额(元)",
    width: 16,
    of: ({ balanceBefore }) => fenToYuan(balanceBefore),
    style: money,
  },
  { title: "收支金额(元)", width: 14, of: ({ amount }) => fenToYuan(amount), style: money },
  { title: "变动后余额(元)", width: 16, of: ({ balanceAfter }) => fenToYuan(balanceAfter), style: money },
  { title: "余额变动", width: 14, of: ({ isDirect }) => (isDirect ? DIRECT_LINE : null) },
  { title: "订单编号", width: 18, of: ({ orderNo }) => orderNo },
  { title: "状态", width: 12, of: () => LEDGER_LINE_STATUS },
];

/**
 * The lines of a filter as a workbook that is generated while it is sent, newest first (WALLET-03, ux.md U8).
 * Lines that are booked in the meantime are not in it.
 *
 * @throws BusinessError NOT_FOUND without any line, INVALID_INPUT for more than fit into one file
 */
export async function exportCashFlows(
  filter: CashFlowFilter,
  { db, clock }: { db: CustomerStore; clock: Clock },
  orderNoOf: OrderNoOf,
): Promise<Response> {
  const positions = await positionsOf(db, filter);
  const totalRows = positions.last - positions.first;
  if (totalRows === 0) throw new BusinessError(Code.NOT_FOUND, "文件下载失败");
  if (totalRows > MAX_EXPORTED_LINES) {
    throw invalidInput(`一次最多导出 ${MAX_EXPORTED_LINES} 条明细，请缩小时间范围`);
  }
  return workbookResponse({
    sheetName: "钱包明细",
    columns: COLUMNS,
    pieces: loggedPieces(piecesOf(db, filter, positions, orderNoOf)),
    totalRows,
    name: nameOf(filter, clock.now()),
    // Lines are only added and never change.
    version: [filter.customerId, filter.type, filter.payWay, positions],
    plainName: "ledger.xlsx",
  });
}

async function* piecesOf(
  db: CustomerStore,
  filter: CashFlowFilter,
  { first, last }: { first: number; last: number },
  orderNoOf: OrderNoOf,
): AsyncGenerator<Cell[][]> {
  for (let until = last; until > first; until -= PIECE) {
    const piece = { first: Math.max(first, until - PIECE), last: until };
    const lines = await readCashFlows(db, filter, piece, orderNoOf);
    yield lines.map((line) => COLUMNS.map((column) => column.of(line)));
  }
}

/** 钱包明细_充值_20261101至20261123_20261123.xlsx: its filters and the day it was made (U8). */
function nameOf({ type, payWay, ...period }: CashFlowFilter, now: number): string {
  const parts = [
    "钱包明细",
    type ? LEDGER_TYPE_NAMES[type] : "全部",
    payWay && LEDGER_PAY_WAY_NAMES[payWay],
    periodLabel(period),
  ];
  return workbookName(parts, now);
}
