import * as calls from "../../../../schema/rest/wallet/order-profit";
import { exportOrderProfits } from "../../../../schema/rest/wallet/order-profit-export";
import { fenToYuan, yuanOrNull, yuanToFen } from "../../../../schema/rules/money";
import { CHARGE_UNCLEAR, orderResult } from "../../../../schema/rules/wallet/order-profit";
import { formatTime } from "../../shared/clock";
import { type RequestContext, requireSession } from "../../shared/context";
import { invalidInput } from "../../shared/errors";
import { type BackendApp, implement, implementFile } from "../../shared/implement";
import { periodOf } from "../../shared/period";
import { recordExport } from "../account-activity";
import { limitCustomer } from "../limits";
import { exportProfits } from "./export-profits";
import {
  type OrderProfit,
  type ProfitFilter,
  type ProfitSums,
  pageOfProfits,
  requireProfits,
  setCharges,
  sumProfits,
} from "./order-profits";

/** EXT-367 to 369 and EXT-461. */
export function registerOrderProfitRoutes(app: BackendApp): void {
  implement(app, calls.listOrderProfits, async ({ query }, context) => {
    const customerId = await whoSees(context);
    const { pageIndex: page, pageSize } = query;
    const filter = filterOf(customerId, query);
    const { rows, total } = await pageOfProfits(context.db, filter, { page, pageSize });
    return { rows: rows.map(present), total };
  });

  implement(app, calls.sumOrderProfits, async ({ query }, context) => {
    const customerId = await whoSees(context);
    const { weeks, missing } = await sumProfits(context.db, filterOf(customerId, query));
    const all = weeks.reduce<ProfitSums>(
      (sums, week) => ({
        orders: sums.orders + week.orders,
        uncosted: sums.uncosted + week.uncosted,
        charged: sums.charged + week.charged,
        goodsCost: sums.goodsCost + week.goodsCost,
        paid: sums.paid + week.paid,
        markups: sums.markups + week.markups,
        refunded: sums.refunded + week.refunded,
      }),
      { orders: 0, uncosted: 0, charged: 0, goodsCost: 0, paid: 0, markups: 0, refunded: 0 },
    );
    return {
      ...presentSums(all),
      missing,
      weeks: weeks.map((week) => ({ monday: week.monday, ...presentSums(week) })),
    };
  });

  implement(app, calls.setOrderCharges, async ({ body }, context) => {
    const customerId = await whoSees(context);
    const charges = body.charges.map(({ orderNo, amount, goodsCost }) => ({
      orderNo,
      amount: fenOf(amount),
      goodsCost: fenOf(goodsCost),
    }));
    const numbers = new Set(charges.map(({ orderNo }) => orderNo));
    if (numbers.size < charges.length) throw invalidInput("同一订单只能填写一次收款");
    await setCharges(context.db, { customerId, charges, at: context.clock.now() });
    return { saved: charges.length };
  });

  implementFile(app, exportOrderProfits, async ({ query }, context) => {
    const customerId = await whoSees(context);
    await limitCustomer("export", customerId, context);
    await recordExport("订单盈亏", context);
    return exportProfits(filterOf(customerId, query), context);
  });
}

async function whoSees(context: RequestContext): Promise<number> {
  const { customerId } = requireSession(context);
  await requireProfits(context.db, customerId);
  return customerId;
}

interface Found {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly keyword?: string | undefined;
  readonly isEntered?: boolean | undefined;
}

const filterOf = (customerId: number, { startTime, endTime, ...found }: Found): ProfitFilter => ({
  customerId,
  keyword: found.keyword,
  isEntered: found.isEntered,
  ...periodOf(startTime, endTime),
});

function fenOf(amount: number | null | undefined): number | null | undefined {
  if (amount == null) return amount;
  try {
    return yuanToFen(amount);
  } catch {
    throw invalidInput(CHARGE_UNCLEAR);
  }
}

function present({ charged, goodsCost, paid, markups, refunded, ...order }: OrderProfit) {
  const { orderId, orderNo, shopOrderNo, goodsTypeName, customerName, isCostEntered } = order;
  return {
    ...{ orderId, orderNo, shopOrderNo, goodsTypeName, customerName, isCostEntered },
    createTime: formatTime(order.createdAt),
    charged: yuanOrNull(charged),
    goodsCost: yuanOrNull(goodsCost),
    paid: fenToYuan(paid),
    markups: fenToYuan(markups),
    refunded: fenToYuan(refunded),
    result: charged === null ? null : fenToYuan(orderResult({ charged, goodsCost, paid, markups, refunded })),
  };
}

const presentSums = ({ orders, uncosted, charged, goodsCost, paid, markups, refunded }: ProfitSums) => ({
  orders,
  uncosted,
  charged: fenToYuan(charged),
  goodsCost: fenToYuan(goodsCost),
  paid: fenToYuan(paid),
  markups: fenToYuan(markups),
  refunded: fenToYuan(refunded),
  result: fenToYuan(orderResult({ charged, goodsCost, paid, markups, refunded })),
});
