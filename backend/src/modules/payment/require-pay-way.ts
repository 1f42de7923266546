import type { PayWay } from "../../../../schema/rest/payments/payment";
import { Code } from "../../../../schema/rules/codes";
import { offeredPayWays } from "../../providers/pay/choose-pay";
import { BusinessError } from "../../shared/errors";
import type { PayDependencies } from "./payment-types";

/**
 * Refuses a way of payment that is not offered to the payer. Programs can only pay from the wallet
 * (decision 070), because every other way shows a page or a code to a person.
 *
 * @throws BusinessError PAY_WAY_NOT_OFFERED
 */
export function requirePayWay(
  payWay: PayWay,
  { env, session }: Pick<PayDependencies, "env" | "session">,
): void {
  const isOffered = session?.key ? payWay === "WALLET" : offeredPayWays(env).includes(payWay);
  if (!isOffered) throw new BusinessError(Code.PAY_WAY_NOT_OFFERED, "暂不支持该支付方式，请选择其他方式");
}
