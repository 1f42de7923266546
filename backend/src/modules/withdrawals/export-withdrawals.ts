import { Code } from "../../../../schema/rules/codes";
import { WITHDRAWAL_STATUS_NAMES } from "../../../../schema/rules/wallet/withdrawal";
import type { Clock } from "../../shared/clock";
import { BusinessError } from "../../shared/errors";
import { workbookName } from "../../shared/file-label";
import { periodLabel } from "../../shared/period";
import { CELL_STYLE, type Cell, timeCell } from "../../shared/spreadsheet/cells";
import { loggedPieces } from "../../shared/spreadsheet/logged-pieces";
import type { SheetColumn } from "../../shared/spreadsheet/workbook";
import { workbookResponse } from "../../shared/spreadsheet/workbook-response";
import type { CustomerStore } from "../../shared/stores/stores";
import { presentWithdrawal } from "./withdrawal-presenter";
import {
  countWithdrawals,
  listWithdrawalRows,
  type WithdrawalFilter,
  type WithdrawalRow,
} from "./withdrawals.repository";

/** Withdrawals that are in memory at a time. */
const PIECE = 1_000;

type Shown = ReturnType<typeof presentWithdrawal>;
const { time } = CELL_STYLE;
const COLUMNS: readonly (SheetColumn & { of(shown: Shown, row: WithdrawalRow): Cell })[] = [
  { title: "申请时间", width: 20, of: (_shown, { createdAt }) => timeCell(createdAt), style: time },
  { title: "收款账户", width: 28, of: ({ targetAccount }) => targetAccount },
  { title: "提现金额(元)", width: 14, of: ({ totalAmount }) => totalAmount, style: CELL_STYLE.money },
  { title: "手续费(元)", width: 12, of: ({ serviceCharge }) => serviceCharge, style: CELL_STYLE.money },
  { title: "实际到账(元)", width: 14, of: ({ actualAmount }) => actualAmount, style: CELL_STYLE.money },
  { title: "状态", width: 10, of: ({ status }) => WITHDRAWAL_STATUS_NAMES[status] },
  { title: "完成时间", width: 20, of: (_shown, { endedAt }) => timeCell(endedAt), style: time },
  { title: "失败原因", width: 36, of: ({ reason }) => reason },
];

/**
 * The customer's withdrawals of a period as a workbook that is generated while it is sent (WALLET-11).
 *
 * @throws BusinessError NOT_FOUND without any
 */
export async function exportWithdrawals(
  filter: WithdrawalFilter,
  { db, clock }: { db: CustomerStore; clock: Clock },
): Promise<Response> {
  const { total } = await countWithdrawals(db, filter);
  if (total === 0) throw new BusinessError(Code.NOT_FOUND, "文件下载失败");
  return workbookResponse({
    sheetName: "提现记录",
    columns: COLUMNS,
    pieces: loggedPieces(piecesOf(db, filter)),
    totalRows: total,
    name: workbookName(["提现记录", periodLabel(filter)], clock.now()),
    plainName: "withdrawals.xlsx",
  });
}

async function* piecesOf(db: CustomerStore, filter: WithdrawalFilter): AsyncGenerator<Cell[][]> {
  let after: WithdrawalRow | undefined;
  for (;;) {
    const rows = await listWithdrawalRows(db, filter, { limit: PIECE, after });
    if (rows.length > 0) {
      yield rows.map((row) => {
        const shown = presentWithdrawal(row);
        return COLUMNS.map((column) => column.of(shown, row));
      });
    }
    if (rows.length < PIECE) return;
    after = rows.at(-1);
  }
}
