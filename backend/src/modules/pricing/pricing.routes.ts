import { quotePrice } from "../../../../schema/rest/placing/order-creation";
import { fenToYuan } from "../../../../schema/rules/money";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { limitCustomer } from "../limits";
import { readReference } from "../reference";
import { quoteOrder } from "./pricing.usecases";

/** API-020. Registered before `/order/api/order/{id}`, which would match its path (C-53). */
export function registerPricingRoutes(app: BackendApp): void {
  implement(app, quotePrice, async ({ body }, context) => {
    await limitCustomer("quote", requireSession(context).customerId, context);
    const quote = quoteOrder(
      {
        goodsTypeId: body.goodsTypeId,
        serviceTypeId: body.serviceType,
        areaCode: body.areaCode,
        totalVolume: body.totalVolume,
        items: body.orderItems,
      },
      await readReference(context),
    );
    return {
      orderServiceFees: quote.lines.map((line) => ({ name: line.name, fee: fenToYuan(line.feeFen) })),
      workerFee: fenToYuan(quote.workerFeeFen),
      totalFee: fenToYuan(quote.totalFeeFen),
    };
  });
}
