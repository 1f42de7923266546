import { MAX_EXPORTED_ORDERS } from "../../../../../schema/rest/orders/order-export";
import { Code } from "../../../../../schema/rules/codes";
import type { OrderSort } from "../../../../../schema/rules/orders/order-sort";
import type { Clock } from "../../../shared/clock";
import { BusinessError, invalidInput } from "../../../shared/errors";
import type { Cell } from "../../../shared/spreadsheet/cells";
import { loggedPieces } from "../../../shared/spreadsheet/logged-pieces";
import { workbookResponse } from "../../../shared/spreadsheet/workbook-response";
import type { CustomerStore } from "../../../shared/stores/stores";
import type { OrderFilter } from "../list/filter";
import { findOrderIds } from "../list/find-order-ids";
import type { OrderRow } from "../orders.repository";
import { findCurrentOrders } from "../reading/orders-by-id";
import { type ReadDependencies, readListed } from "../reading/read-orders";
import { ORDER_COLUMNS, orderCells } from "./columns";
import { chosenName, exportName } from "./file-name";
import { nextOrderIds } from "./next-order-ids";

/** Orders in memory at a time. Each piece needs four of the thousand queries that a request may make. */
const PIECE = 500;

/**
 * The customer's orders of a filter, in the sequence of the list, as a workbook that is generated while it is
 * sent (LIST-41). Each piece begins where the last one ended. If the reader disconnects, the queries stop.
 *
 * @throws BusinessError NOT_FOUND without any order, INVALID_INPUT for more than fit into one file
 */
export async function exportOrders(
  { filter, sort }: { filter: OrderFilter; sort?: OrderSort },
  { db, clock }: { db: CustomerStore; clock: Clock },
): Promise<Response> {
  const { total: totalRows } = await findOrderIds(db, filter, { limit: 0, offset: 0 });
  if (totalRows === 0) throw new BusinessError(Code.NOT_FOUND, "文件下载失败");
  if (totalRows > MAX_EXPORTED_ORDERS) {
    throw invalidInput(`一次最多导出 ${MAX_EXPORTED_ORDERS} 条订单，请缩小筛选范围`);
  }
  const name = exportName(filter, clock.now());
  return workbookOf({ pieces: loggedPieces(piecesOf(db, filter, sort)), totalRows, name });
}

/**
 * These orders of the customer's as a workbook, newest first, each once (ux.md U7).
 *
 * @throws BusinessError NOT_FOUND when one of them is missing or another customer's (ROLE-16)
 */
export async function exportChosenOrders(
  { customerId, orderIds }: { customerId: number; orderIds: readonly number[] },
  dependencies: ReadDependencies,
): Promise<Response> {
  const ids = [...new Set(orderIds)];
  await findCurrentOrders({ customerId, orderIds: ids }, dependencies);
  const rows = (await readListed(dependencies.db, ids)).map(orderCells);
  return workbookOf({
    pieces: (async function* () {
      yield rows;
    })(),
    totalRows: rows.length,
    name: chosenName(rows.length, dependencies.clock.now()),
    version: rows,
  });
}

interface Source {
  readonly pieces: AsyncGenerator<Cell[][]>;
  readonly totalRows: number;
  readonly name: string;
  readonly version?: unknown;
}

const workbookOf = (source: Source): Promise<Response> =>
  workbookResponse({ ...source, sheetName: "订单", columns: ORDER_COLUMNS, plainName: "orders.xlsx" });

async function* piecesOf(
  db: CustomerStore,
  filter: OrderFilter,
  sort: OrderSort | undefined,
): AsyncGenerator<Cell[][]> {
  let last: OrderRow | undefined;
  for (;;) {
    const ids = await nextOrderIds(db, filter, { last, limit: PIECE, sort });
    const orders = await readListed(db, ids, sort);
    if (orders.length > 0) yield orders.map(orderCells);
    if (ids.length < PIECE) return;
    last = orders.at(-1)?.order;
  }
}
