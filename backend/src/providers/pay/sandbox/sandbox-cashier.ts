import { payNotificationPath } from "../../../../../schema/rest/payments/pay-notification";
import { SECOND } from "../../../shared/clock";
import { log } from "../../../shared/log";
import type { ProviderTools } from "../../provider-tools";
import { alipayNotificationBody, openAlipayForm } from "./sandbox-alipay";
import { loadSandboxKeys } from "./sandbox-keys";
import { endSandboxTrade, findSandboxTrade, type SandboxTrade } from "./sandbox-trades";
import { wechatNotification } from "./sandbox-wechat";

interface CashierDependencies extends ProviderTools {
  /** Where notifications go: the site, as those of real providers. */
  readonly site: Pick<Fetcher, "fetch">;
}

/** Opens the trade of an Alipay form; the trade's number, or null for a form that we have not signed. */
export async function openAtCashier(
  params: Readonly<Record<string, string>>,
  dependencies: CashierDependencies,
): Promise<string | null> {
  return openAlipayForm(params, await loadSandboxKeys(dependencies.directory), dependencies);
}

/**
 * Does what a payer does at the cashier, and sends as many notifications about it as asked for: none is one that gets
 * lost.
 *
 * @returns the trade as it stands, and how many notifications were taken; null for an unknown trade
 */
export async function actAtCashier(
  outTradeNo: string,
  action: "pay" | "cancel" | "notify",
  notifications: number,
  dependencies: CashierDependencies,
): Promise<{ trade: SandboxTrade; taken: number } | null> {
  const { clock } = dependencies;
  if (action !== "notify") {
    const status = action === "pay" ? "PAID" : "CLOSED";
    await endSandboxTrade(outTradeNo, { status, at: clock.now() }, dependencies);
  }
  const trade = await findSandboxTrade(outTradeNo, dependencies);
  if (!trade) return null;
  let taken = 0;
  if (trade.status === "PAID" || trade.provider === "ALIPAY") {
    const sent = await Promise.all(
      Array.from({ length: notifications }, () => sendNotification(trade, dependencies)),
    );
    taken = sent.filter(Boolean).length;
  }
  return { trade, taken };
}

const TIMEOUT_MS = 5 * SECOND;

/** Sends one notification the way the real one would come: through the site, signed. Whether the answer was the expected one. */
async function sendNotification(trade: SandboxTrade, dependencies: CashierDependencies): Promise<boolean> {
  const keys = await loadSandboxKeys(dependencies.directory);
  const isAlipay = trade.provider === "ALIPAY";
  const { body, headers } = isAlipay
    ? {
        body: await alipayNotificationBody(trade, keys, dependencies),
        headers: { "Content-Type": "application/x-www-form-urlencoded; charset=utf-8" },
      }
    : await wechatNotification(trade, keys, dependencies).then((notification) => ({
        body: notification.body,
        headers: { ...notification.headers, "Content-Type": "application/json" },
      }));
  try {
    const path = payNotificationPath(isAlipay ? "alipay" : "wechat");
    const response = await dependencies.site.fetch(`https://site${path}`, {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return isAlipay ? text === "success" : response.ok;
  } catch (error) {
    log.warn("sandbox notification not delivered", {
      reason: error instanceof Error ? error.message : "unknown",
    });
    return false;
  }
}
