import type { PayWay } from "../../../../schema/rest/payments/payment";
import { type BackendEnv, PAY_SETTINGS } from "../../env";
import type { Clock } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import { openStores } from "../../shared/stores/stores";
import { createAlipay } from "./alipay/alipay";
import { ALIPAY_GATEWAY } from "./alipay/alipay-gateway";
import type { PayProvider, ProviderName } from "./pay-provider";
import {
  alipayCredentials,
  hasSettings,
  isSandboxPaying,
  plainFetch,
  settingsOf,
  wechatCredentials,
} from "./pay-settings";
import { createSandboxPay } from "./sandbox/sandbox-pay";
import { createWechatPay } from "./wechat/wechat-pay";

interface PayDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Providers in display order (PAY-02). */
const PROVIDERS: readonly ProviderName[] = ["ALIPAY", "WECHAT"];

/** Whether a provider is configured, or played by the sandbox. */
const isOffered = (env: BackendEnv, name: ProviderName): boolean =>
  (__SANDBOX__ && isSandboxPaying(env)) || hasSettings(env, PAY_SETTINGS[name]);

/** Ways to pay an order that the platform offers now, in display order (PAY-02); the wallet needs no provider. */
export const offeredPayWays = (env: BackendEnv): PayWay[] => [
  "WALLET",
  ...PROVIDERS.filter((name) => isOffered(env, name)),
];

/** The provider of a pay way; null when it is not offered. */
export async function choosePayProvider(
  name: ProviderName,
  { env, clock, ids }: PayDependencies,
): Promise<PayProvider | null> {
  if (!isOffered(env, name)) return null;
  // The constant stands here, so that a production bundle leaves the rest out (security.md S37).
  if (__SANDBOX__ && isSandboxPaying(env))
    return createSandboxPay(name, { directory: openStores(env).directory, clock, ids });
  const setting = settingsOf(env);
  const dependencies = { clock, ids, fetch: plainFetch };
  if (name === "WECHAT") return createWechatPay(wechatCredentials(setting), dependencies);
  return createAlipay(
    {
      ...alipayCredentials(setting),
      sellerId: setting("ALIPAY_SELLER_ID"),
      cashier: { action: ALIPAY_GATEWAY, method: "post" },
    },
    dependencies,
  );
}
