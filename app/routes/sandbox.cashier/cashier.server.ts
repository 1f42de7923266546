import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { createOperatorClient } from "../../../gateway/rest/operator-client";
import type { CallData } from "../../../schema/rest/rest-call";
import { RestError } from "../../../schema/rest/rest-error";
import type { getSandboxTrade } from "../../../schema/rest/sandbox/sandbox-pay";
import { CASHIER_ACTIONS, CASHIER_PATH, type CashierAnswer, type CashierTrade } from "./cashier-trade";

/**
 * What the cashier shows: one trade, or the newest ones. The form of an Alipay page, which comes here with everything in
 * its query, opens its trade first. Throws the redirect to it, and 404 for a trade that is not there.
 */
export async function loadCashier(
  query: URLSearchParams,
  { cloudflare: { env }, requestId }: AppLoadContext,
): Promise<{ trade: CashierTrade | null; trades: CashierTrade[] }> {
  const { sandbox } = createOperatorClient(env, requestId);
  try {
    if (query.has("sign")) {
      const opened = await sandbox.openSandboxTrade({ body: { params: Object.fromEntries(query) } });
      throw redirect(`${CASHIER_PATH}?${new URLSearchParams({ trade: opened.outTradeNo })}`);
    }
    const outTradeNo = query.get("trade");
    if (outTradeNo === null) return { trade: null, trades: (await sandbox.listSandboxTrades()).map(present) };
    return { trade: present(await sandbox.getSandboxTrade({ params: { outTradeNo } })), trades: [] };
  } catch (error) {
    if (error instanceof RestError) throw new Response(error.message, { status: 404 });
    throw error;
  }
}

const present = (trade: CallData<typeof getSandboxTrade>): CashierTrade => ({
  ...trade,
  amount: Math.round(trade.amount * 100),
  refunded: Math.round(trade.refunded * 100),
});

const posted = z.object({ trade: z.string().min(1).max(64), action: z.enum(CASHIER_ACTIONS) });

/** What each button does at the provider, and how many notifications follow. */
const STEPS = {
  pay: { action: "pay", notifications: 1 },
  "pay-late": { action: "pay", notifications: 0 },
  "pay-twice": { action: "pay", notifications: 2 },
  cancel: { action: "cancel", notifications: 1 },
  notify: { action: "notify", notifications: 1 },
} as const;

/** Runs the button that was pressed. Throws 400 for what is none of the cashier's. */
export async function runCashier(
  form: FormData,
  { cloudflare: { env }, requestId }: AppLoadContext,
): Promise<CashierAnswer> {
  const parsed = posted.safeParse(Object.fromEntries(form));
  if (!parsed.success) throw new Response(null, { status: 400 });
  const { trade: outTradeNo, action } = parsed.data;
  const { sandbox } = createOperatorClient(env, requestId);
  try {
    const { taken } = await sandbox.actOnSandboxTrade({ body: { outTradeNo, ...STEPS[action] } });
    const { notifications } = STEPS[action];
    return {
      done: notifications === 0 ? "已支付，通知尚未发出" : `已处理，商户确认了 ${taken} 条通知`,
      problem: null,
    };
  } catch (error) {
    return { done: null, problem: error instanceof RestError ? error.message : "后端没有应答，请稍后重试" };
  }
}
