import { quotePrice } from "../../../../schema/rest/orders";
import { fenToYuan } from "../../../../schema/rules/money";
import { type BackendApp, implement } from "../../shared/implement";
import { quoteOrder } from "./pricing.usecases";

/** API-020. Its path begins like an order's own, so it is registered before `/order/api/order/{id}` (C-53). */
export function registerPricingRoutes(app: BackendApp): void {
  implement(app, quotePrice, async ({ body }, { db }) => {
    const quote = await quoteOrder(
      {
        goodsTypeId: body.goodsTypeId,
        serviceTypeId: body.serviceType,
        areaCode: body.areaCode,
        totalVolume: body.totalVolume,
        items: body.orderItems,
      },
      { db },
    );
    return {
      orderServiceFees: quote.lines.map((line) => ({ name: line.name, fee: fenToYuan(line.feeFen) })),
      workerFee: fenToYuan(quote.workerFeeFen),
      totalFee: fenToYuan(quote.totalFeeFen),
    };
  });
}
