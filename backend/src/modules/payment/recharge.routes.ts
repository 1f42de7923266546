import { charge, getChargeInfo } from "../../../../schema/rest/wallet/recharge";
import { Code } from "../../../../schema/rules/codes";
import { readRechargeAmount } from "../../../../schema/rules/wallet/recharge";
import { requireSession } from "../../shared/context";
import { BusinessError, invalidInput } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";
import { SITE_ORIGIN_HEADER } from "../../shared/site-origin";
import { idempotencyKey } from "../idempotency";
import { openRecharge, readRecharge } from "./recharge";
import type { Settlement } from "./settlement-part";

/** API-077 and API-078. Registered before `/order/api/order/{id}` (C-53). */
export function registerRechargeRoutes(app: BackendApp, { checkPayment }: Settlement): void {
  implement(app, charge, ({ query }, context) => {
    const { amount, payWay } = query;
    if (payWay === "WALLET") {
      throw new BusinessError(Code.PAY_WAY_NOT_OFFERED, "暂不支持该支付方式，请选择其他方式");
    }
    const request = {
      customerId: requireSession(context).customerId,
      key: idempotencyKey(context),
      amount: fenOf(amount),
      payWay,
      siteOrigin: context.header(SITE_ORIGIN_HEADER),
    };
    return openRecharge(request, context);
  });

  implement(app, getChargeInfo, async ({ query }, context) => {
    const wanted = { customerId: requireSession(context).customerId, orderNo: query.orderNo };
    const { payment, status } = await readRecharge(wanted, context);
    // The page asks every two seconds, so the provider is queried in the background.
    if (status === "WAIT_PAY") context.waitUntil(checkPayment(payment, context));
    return { status };
  });
}

/** The typed amount in 分 (WALLET-22). @throws BusinessError INVALID_INPUT */
function fenOf(typed: string): number {
  const amount = readRechargeAmount(typed);
  if ("issue" in amount) throw invalidInput(amount.issue);
  return amount.fen;
}
