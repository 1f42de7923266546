import { payNoticePath } from "../../../../../schema/rest/pay-notice";
import { SECOND } from "../../../shared/clock";
import { log } from "../../../shared/log";
import type { ProviderTools } from "../../provider-tools";
import { alipayNoticeBody, openAlipayForm } from "./sandbox-alipay";
import { loadSandboxKeys } from "./sandbox-keys";
import { endSandboxTrade, findSandboxTrade, type SandboxTrade } from "./sandbox-trades";
import { wechatNotice } from "./sandbox-wechat";

interface CashierDependencies extends ProviderTools {
  /** Where notifications go: the site, as those of real providers. */
  readonly site: Pick<Fetcher, "fetch">;
}

/** Opens the trade of an Alipay form; the trade's number, or null for a form that we have not signed. */
export async function openAtCashier(
  params: Readonly<Record<string, string>>,
  dependencies: CashierDependencies,
): Promise<string | null> {
  return openAlipayForm(params, await loadSandboxKeys(dependencies.db), dependencies);
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
  notices: number,
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
    const sent = await Promise.all(Array.from({ length: notices }, () => sendNotice(trade, dependencies)));
    taken = sent.filter(Boolean).length;
  }
  return { trade, taken };
}

const TIMEOUT_MS = 5 * SECOND;

/** Sends one notification the way the real one would come: through the site, signed. Whether the answer was the expected one. */
async function sendNotice(trade: SandboxTrade, dependencies: CashierDependencies): Promise<boolean> {
  const keys = await loadSandboxKeys(dependencies.db);
  const isAlipay = trade.provider === "ALIPAY";
  const { body, headers } = isAlipay
    ? {
        body: await alipayNoticeBody(trade, keys, dependencies),
        headers: { "Content-Type": "application/x-www-form-urlencoded; charset=utf-8" },
      }
    : await wechatNotice(trade, keys, dependencies).then((notice) => ({
        body: notice.body,
        headers: { ...notice.headers, "Content-Type": "application/json" },
      }));
  try {
    const path = payNoticePath(isAlipay ? "alipay" : "wechat");
    const response = await dependencies.site.fetch(`https://site${path}`, {
      method: "POST",
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    return isAlipay ? text === "success" : response.ok;
  } catch (error) {
    log.warn("sandbox notice not delivered", { reason: error instanceof Error ? error.message : "unknown" });
    return false;
  }
}
