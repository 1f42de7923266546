import type { CallParsed } from "../../../../schema/rest/rest-call";
import { listCashFlows, sumCashFlows as sumCashFlowsCall } from "../../../../schema/rest/wallet/cash-flow";
import { exportCashFlows as exportCashFlowsCall } from "../../../../schema/rest/wallet/cash-flow-export";
import { fenToYuan } from "../../../../schema/rules/money";
import { formatTime } from "../../shared/clock";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement, implementFile } from "../../shared/implement";
import { periodOf } from "../../shared/period";
import { recordExport } from "../account-activity";
import { limitCustomer } from "../limits";
import { balancesOf } from "./balances";
import { exportCashFlows } from "./cash-flow-export";
import {
  type CashFlow,
  type CashFlowFilter,
  heldForOrders,
  type OrderNoOf,
  pageOfCashFlows,
  sumCashFlows,
} from "./cash-flows";

/** API-073, EXT-360 and EXT-361. */
export function registerCashFlowRoutes(app: BackendApp, orderNoOf: OrderNoOf): void {
  implement(app, listCashFlows, async ({ body: { pageIndex, pageSize, ...query } }, context) => {
    const filter = filterOf(requireSession(context).customerId, query);
    const { rows, total } = await pageOfCashFlows(
      context.db,
      filter,
      { page: pageIndex, pageSize },
      orderNoOf,
    );
    return { rows: rows.map(presentCashFlow), total };
  });

  implement(app, sumCashFlowsCall, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    const { db } = context;
    const filter = filterOf(customerId, query);
    const [[sums], held, balances] = await Promise.all([
      sumCashFlows(db, [filter]),
      heldForOrders(db, customerId),
      balancesOf(db, { ...filter, now: context.clock.now() }),
    ]);
    const { opening = 0, moneyIn = 0, moneyOut = 0, closing = 0, directIn = 0, directOut = 0 } = sums ?? {};
    return {
      opening: fenToYuan(opening),
      moneyIn: fenToYuan(moneyIn),
      moneyOut: fenToYuan(moneyOut),
      others: fenToYuan(closing - opening - moneyIn + moneyOut),
      closing: fenToYuan(closing),
      held: fenToYuan(held),
      directIn: fenToYuan(directIn),
      directOut: fenToYuan(directOut),
      balances: balances.map(({ day, balance }) => ({ day, balance: fenToYuan(balance) })),
    };
  });

  implementFile(app, exportCashFlowsCall, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("export", customerId, context);
    await recordExport("钱包明细", context);
    return exportCashFlows(filterOf(customerId, query), context, orderNoOf);
  });
}

/** The documented filters of a customer's lines. */
function filterOf(
  customerId: number,
  { startTime, endTime, ...query }: CallParsed<typeof exportCashFlowsCall>["query"],
): CashFlowFilter {
  return { customerId, type: query.type, payWay: query.payWay, ...periodOf(startTime, endTime) };
}

function presentCashFlow(line: CashFlow) {
  return {
    id: line.eventId,
    createTime: formatTime(line.at),
    type: line.type,
    payWay: line.payWay,
    amount: fenToYuan(Math.abs(line.amount)),
    previousAmount: fenToYuan(line.balanceBefore),
    nextAmount: fenToYuan(line.balanceAfter),
    content: line.content,
    direct: line.isDirect ? (line.amount < 0 ? ("OUT" as const) : ("IN" as const)) : null,
    orderId: line.orderId,
    orderNo: line.orderNo,
  };
}
