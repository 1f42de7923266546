import * as calls from "../../../../schema/rest/wallet/order-profit";
import { fenToYuan, yuanToFen } from "../../../../schema/rules/money";
import { CHARGE_UNCLEAR, orderResult } from "../../../../schema/rules/wallet/order-profit";
import { formatTime } from "../../shared/clock";
import { type RequestContext, requireSession } from "../../shared/context";
import { invalidInput } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";
import { periodOf } from "../../shared/period";
import {
  type OrderProfit,
  type ProfitSums,
  pageOfProfits,
  requireProfits,
  setCharges,
  sumProfits,
} from "./order-profits";

/** EXT-367..369. */
export function registerOrderProfitRoutes(app: BackendApp): void {
  implement(app, calls.listOrderProfits, async ({ query }, context) => {
    const customerId = await whoSees(context);
    const { pageIndex: page, pageSize, startTime, endTime, isEntered } = query;
    const filter = { customerId, isEntered, ...periodOf(startTime, endTime) };
    const { rows, total } = await pageOfProfits(context.db, filter, { page, pageSize });
    return { rows: rows.map(present), total };
  });

  implement(app, calls.sumOrderProfits, async ({ query: { startTime, endTime } }, context) => {
    const customerId = await whoSees(context);
    const { weeks, missing } = await sumProfits(context.db, { customerId, ...periodOf(startTime, endTime) });
    const all = weeks.reduce<ProfitSums>(
      (sums, week) => ({
        orders: sums.orders + week.orders,
        charged: sums.charged + week.charged,
        paid: sums.paid + week.paid,
        markups: sums.markups + week.markups,
        refunded: sums.refunded + week.refunded,
      }),
      { orders: 0, charged: 0, paid: 0, markups: 0, refunded: 0 },
    );
    return {
      ...presentSums(all),
      missing,
      weeks: weeks.map((week) => ({ monday: week.monday, ...presentSums(week) })),
    };
  });

  implement(app, calls.setOrderCharges, async ({ body }, context) => {
    const customerId = await whoSees(context);
    const charges = body.charges.map(({ orderNo, amount }) => ({
      orderNo,
      fen: amount === null ? null : fenOf(amount),
    }));
    const numbers = new Set(charges.map(({ orderNo }) => orderNo));
    if (numbers.size < charges.length) throw invalidInput("同一订单只能填写一次收款");
    await setCharges(context.db, { customerId, charges, at: context.clock.now() });
    return { saved: charges.length };
  });
}

async function whoSees(context: RequestContext): Promise<number> {
  const { customerId } = requireSession(context);
  await requireProfits(context.db, customerId);
  return customerId;
}

function fenOf(amount: number): number {
  try {
    return yuanToFen(amount);
  } catch {
    throw invalidInput(CHARGE_UNCLEAR);
  }
}

function present({ charged, paid, markups, refunded, createdAt, ...order }: OrderProfit) {
  return {
    ...order,
    createTime: formatTime(createdAt),
    charged: charged === null ? null : fenToYuan(charged),
    paid: fenToYuan(paid),
    markups: fenToYuan(markups),
    refunded: fenToYuan(refunded),
    result: charged === null ? null : fenToYuan(orderResult({ charged, paid, markups, refunded })),
  };
}

const presentSums = ({ orders, charged, paid, markups, refunded }: ProfitSums) => ({
  orders,
  charged: fenToYuan(charged),
  paid: fenToYuan(paid),
  markups: fenToYuan(markups),
  refunded: fenToYuan(refunded),
  result: fenToYuan(orderResult({ charged, paid, markups, refunded })),
});
