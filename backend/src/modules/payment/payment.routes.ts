import { getPayWays, payOrder as payOrderCall } from "../../../../schema/rest/payment";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { IDEMPOTENCY_HEADER, idempotencyKey } from "./idempotency";
import { payOrder } from "./pay-order";
import { offeredPayWays } from "./pay-ways";

/** API-025 and API-026. */
export function registerPaymentRoutes(app: BackendApp): void {
  implement(app, getPayWays, async () => ({ orderPayWay: [...offeredPayWays()], cashOutWay: [] }));

  implement(app, payOrderCall, async ({ params, query }, context) => {
    const { customerId } = requireSession(context);
    return payOrder(
      {
        customerId,
        orderId: params.orderid,
        key: idempotencyKey(context.header(IDEMPOTENCY_HEADER), context.ids),
        payWay: query.payWayEnum,
        password: query.pwd ?? "",
      },
      context,
    );
  });
}
