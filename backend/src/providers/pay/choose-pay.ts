import type { PayWay } from "../../../../schema/rest/payment";
import { type BackendEnv, PAY_SETTINGS } from "../../env";
import type { Clock } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import { createAlipay } from "./alipay/alipay";
import { ALIPAY_GATEWAY } from "./alipay/alipay-gateway";
import type { PayProvider, ProviderName } from "./pay-provider";
import { createSandboxPay } from "./sandbox/sandbox-pay";
import { createWechatPay } from "./wechat/wechat-pay";

interface PayDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Providers in display order (PAY-02). */
const PROVIDERS: readonly ProviderName[] = ["ALIPAY", "WECHAT"];

const isSandbox = (env: BackendEnv) => env.PAY_PROVIDER === "sandbox" && env.SANDBOX === "on";

/** Whether a provider is configured, or played by the sandbox. */
const isOffered = (env: BackendEnv, name: ProviderName): boolean =>
  (__SANDBOX__ && isSandbox(env)) || PAY_SETTINGS[name].every((setting) => Boolean(env[setting]));

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
  if (__SANDBOX__ && isSandbox(env)) return createSandboxPay(name, { db: env.DB, clock, ids });
  const setting = (key: (typeof PAY_SETTINGS)[ProviderName][number]): string => {
    const value = env[key];
    if (!value) throw new Error(`configuration: ${key} is not set`);
    return value;
  };
  // Called through an arrow: workerd refuses a fetch that is called as a method of another object.
  const dependencies = {
    clock,
    ids,
    fetch: ((input, init) => fetch(input, init)) as typeof globalThis.fetch,
  };
  if (name === "ALIPAY") {
    return createAlipay(
      {
        appId: setting("ALIPAY_APP_ID"),
        sellerId: setting("ALIPAY_SELLER_ID"),
        privateKey: setting("ALIPAY_PRIVATE_KEY"),
        alipayPublicKey: setting("ALIPAY_PUBLIC_KEY"),
        cashier: { action: ALIPAY_GATEWAY, method: "post" },
      },
      dependencies,
    );
  }
  return createWechatPay(
    {
      appId: setting("WECHAT_PAY_APP_ID"),
      mchId: setting("WECHAT_PAY_MCH_ID"),
      serialNo: setting("WECHAT_PAY_SERIAL_NO"),
      privateKey: setting("WECHAT_PAY_PRIVATE_KEY"),
      publicKeyId: setting("WECHAT_PAY_PUBLIC_KEY_ID"),
      publicKey: setting("WECHAT_PAY_PUBLIC_KEY"),
      apiV3Key: setting("WECHAT_PAY_API_V3_KEY"),
    },
    dependencies,
  );
}
