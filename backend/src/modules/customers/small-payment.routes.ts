import {
  getSmallPayment,
  setSmallPayment as setSmallPaymentCall,
  stopSmallPayment as stopSmallPaymentCall,
} from "../../../../schema/rest/payments/small-payment";
import { fenToYuan, yuanOrNull } from "../../../../schema/rules/money";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { readSmallPayment, setSmallPayment, stopSmallPayment } from "./small-payment";

/** EXT-330 to EXT-332. */
export function registerSmallPaymentRoutes(app: BackendApp): void {
  implement(app, getSmallPayment, async (_input, context) => {
    const { limit, usedToday } = await readSmallPayment(requireSession(context).customerId, context);
    return { limit: yuanOrNull(limit), usedToday: fenToYuan(usedToday) };
  });

  implement(app, setSmallPaymentCall, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    // Exact for the limits that can be chosen; all others are refused.
    const limit = body.limit * 100;
    await setSmallPayment({ customerId, limit, password: body.pwd }, context);
    return null;
  });

  implement(app, stopSmallPaymentCall, async (_input, context) => {
    await stopSmallPayment(requireSession(context).customerId, context);
    return null;
  });
}
