import { MAX_EXPORTED_ORDERS } from "../../../../schema/rest/orders/order-export";
import { Code } from "../../../../schema/rules/codes";
import { fenToYuan, yuanOrNull } from "../../../../schema/rules/money";
import { orderResult } from "../../../../schema/rules/wallet/order-profit";
import type { Clock } from "../../shared/clock";
import { BusinessError, invalidInput } from "../../shared/errors";
import { textLabel, workbookName } from "../../shared/file-label";
import { periodLabel } from "../../shared/period";
import { CELL_STYLE, type Cell, timeCell } from "../../shared/spreadsheet/cells";
import { loggedPieces } from "../../shared/spreadsheet/logged-pieces";
import type { SheetColumn } from "../../shared/spreadsheet/workbook";
import { workbookResponse } from "../../shared/spreadsheet/workbook-response";
import type { CustomerStore } from "../../shared/stores/stores";
import { countProfits, nextProfits, type OrderProfit, type ProfitFilter } from "./order-profits";

/** Orders that are in memory at a time. */
const PIECE = 500;

const { money, time } = CELL_STYLE;

/** Columns of the export, each with its value for an order. */
const COLUMNS: readonly (SheetColumn & { of(order: OrderProfit): Cell })[] = [
  { title: "订单编号", width: 18, of: ({ orderNo }) => orderNo },
  { title: "店铺", width: 16, of: ({ shopName }) => shopName },
  { title: "店铺订单号", width: 22, of: ({ shopOrderNo }) => shopOrderNo },
  { title: "下单时间", width: 20, of: ({ createdAt }) => timeCell(createdAt), style: time },
  { title: "商品类目", width: 12, of: ({ goodsTypeName }) => goodsTypeName },
  { title: "客户姓名", width: 12, of: ({ customerName }) => customerName },
  { title: "向客户收款(元)", width: 16, of: ({ charged }) => yuanOrNull(charged), style: money },
  { title: "货品成本(元)", width: 14, of: ({ goodsCost }) => yuanOrNull(goodsCost), style: money },
  { title: "订单支付(元)", width: 14, of: ({ paid }) => yuanOrNull(paid), style: money },
  { title: "加价(元)", width: 12, of: ({ markups }) => yuanOrNull(markups), style: money },
  { title: "退款(元)", width: 12, of: ({ refunded }) => yuanOrNull(refunded), style: money },
  {
    title: "盈亏(元)",
    width: 14,
    of: ({ charged, ...order }) => (charged === null ? null : fenToYuan(orderResult({ charged, ...order }))),
    style: money,
  },
];

/**
 * The paid orders of a filter with their profits, as a workbook that is generated while it is sent, newest
 * first (PAGE-02, ux.md U8).
 *
 * @throws BusinessError NOT_FOUND without any order, INVALID_INPUT for more than fit into one file
 */
export async function exportProfits(
  filter: ProfitFilter,
  { db, clock }: { db: CustomerStore; clock: Clock },
): Promise<Response> {
  const totalRows = await countProfits(db, filter);
  if (totalRows === 0) throw new BusinessError(Code.NOT_FOUND, "文件下载失败");
  if (totalRows > MAX_EXPORTED_ORDERS) {
    throw invalidInput(`一次最多导出 ${MAX_EXPORTED_ORDERS} 条订单，请缩小筛选范围`);
  }
  return workbookResponse({
    sheetName: "订单盈亏",
    columns: COLUMNS,
    pieces: loggedPieces(piecesOf(db, filter)),
    totalRows,
    name: fileName(filter, clock.now()),
    plainName: "profits.xlsx",
  });
}

/** 订单盈亏_已填写_20261101至20261120_20261121.xlsx: the filters and the day (U8). */
function fileName({ isEntered, keyword, ...period }: ProfitFilter, now: number): string {
  const entered = isEntered === undefined ? null : isEntered ? "已填写" : "未填写";
  return workbookName(["订单盈亏", entered, textLabel(keyword), periodLabel(period)], now);
}

async function* piecesOf(db: CustomerStore, filter: ProfitFilter): AsyncGenerator<Cell[][]> {
  let behind: OrderProfit | undefined;
  do {
    const orders = await nextProfits(db, filter, { behind, limit: PIECE });
    if (orders.length > 0) yield orders.map((order) => COLUMNS.map((column) => column.of(order)));
    behind = orders.length < PIECE ? undefined : orders.at(-1);
  } while (behind);
}
