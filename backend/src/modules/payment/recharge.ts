import { z } from "zod";
import { Code } from "../../../../schema/rules/codes";
import { choosePayProvider } from "../../providers/pay/choose-pay";
import type { ProviderName } from "../../providers/pay/pay-provider";
import { commit } from "../../shared/commit";
import { BusinessError, notFound } from "../../shared/errors";
import type { CustomerStore } from "../../shared/stores/stores";
import { once } from "../idempotency";
import { openTrade } from "./open-payment";
import { isOver, storeAttempt } from "./payment-attempt";
import type { PayDependencies } from "./payment-types";
import { findPayment, type PaymentRow } from "./payments.repository";

interface RechargeRequest {
  readonly customerId: number;
  readonly key: string;
  /** 分 */
  readonly amount: number;
  readonly payWay: ProviderName;
  /** Origin of the customer's site, as the gateway saw it; only for the sandbox's pages. */
  readonly siteOrigin: string | null;
}

const opened = z.object({ html: z.string().nullable(), url: z.string().nullable(), orderNo: z.string() });

/**
 * Opens a payment into the wallet at a provider (WALLET-25). The wallet is credited when the provider says
 * that it was paid. A repeated key answers the first payment; one that was not paid in its time cannot be paid
 * any more, so another one is opened.
 *
 * @throws BusinessError PAY_WAY_NOT_OFFERED, IDEMPOTENCY_MISMATCH, UPSTREAM_UNAVAILABLE
 */
export async function openRecharge(
  request: RechargeRequest,
  dependencies: PayDependencies,
): Promise<z.infer<typeof opened>> {
  const { customerId, key, amount, payWay, siteOrigin } = request;
  const { db, clock } = dependencies;
  const params = { amount, payWay };
  const command = { db, clock, customerId, key, command: "charge", params, result: opened };
  let isRepeated = true;
  const answer = await once(command, async (record) => {
    const provider = await choosePayProvider(payWay, dependencies);
    if (!provider) throw new BusinessError(Code.PAY_WAY_NOT_OFFERED, "暂不支持该支付方式，请选择其他方式");
    const attempt = await storeAttempt(
      {
        customerId,
        key,
        name: "recharge",
        payWay,
        amount,
        subject: "装达余额充值",
        purpose: "RECHARGE",
        parts: [],
        endsAt: null,
      },
      dependencies,
    );
    const shown = await openTrade(
      provider,
      attempt,
      { siteOrigin, returnPath: "/user/wallet/recharge", codeAs: "text" },
      dependencies,
    );
    const isPage = payWay === "ALIPAY";
    const result = { html: isPage ? shown : null, url: isPage ? null : shown, orderNo: attempt.outTradeNo };
    await commit(db, [record(result)]);
    isRepeated = false;
    return result;
  });
  const { orderNo } = answer;
  const attempt = isRepeated ? await findPayment(db, orderNo) : null;
  if (attempt && isOver(attempt, clock.now())) {
    return openRecharge({ ...request, key: `${key}/${orderNo}` }, dependencies);
  }
  return answer;
}

const STATUS = { OPEN: "WAIT_PAY", PAID: "SUCCESS", CLOSED: "CLOSE" } as const;

/** The state of an own recharge. @throws BusinessError NOT_FOUND for a missing or foreign one (ROLE-16) */
export async function readRecharge(
  { customerId, orderNo }: { customerId: number; orderNo: string },
  { db }: { db: CustomerStore },
): Promise<{ payment: PaymentRow; status: (typeof STATUS)[keyof typeof STATUS] }> {
  const payment = await findPayment(db, orderNo);
  if (payment?.customerId !== customerId || payment.purpose !== "RECHARGE") throw notFound("充值记录");
  return { payment, status: STATUS[payment.status] };
}
