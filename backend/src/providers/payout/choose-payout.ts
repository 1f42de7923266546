import { PAYOUT_PROVIDERS, type PayoutProviderName } from "../../../../schema/rules/wallet/withdrawal";
import { type BackendEnv, PAY_SETTINGS, PAYOUT_SETTINGS } from "../../env";
import type { Clock } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import { openStores } from "../../shared/stores/stores";
import {
  alipayCredentials,
  hasSettings,
  isSandboxPaying,
  plainFetch,
  settingsOf,
  wechatCredentials,
} from "../pay/pay-settings";
import { createAlipayTransfer } from "./alipay-transfer";
import type { PayoutProvider } from "./payout-provider";
import { createSandboxPayout } from "./sandbox/sandbox-payout";
import { createWechatTransfer } from "./wechat-transfer";

interface PayoutDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

const isOffered = (env: BackendEnv, name: PayoutProviderName): boolean =>
  (__SANDBOX__ && isSandboxPaying(env)) ||
  hasSettings(env, [...PAY_SETTINGS[name], ...PAYOUT_SETTINGS[name]]);

/** Providers by which the platform pays out now, in display order (`cashOutWay` of API-025, C-73). */
export const offeredPayoutProviders = (env: BackendEnv): PayoutProviderName[] =>
  PAYOUT_PROVIDERS.filter((name) => isOffered(env, name));

/** The provider of a way to be paid out; null when it is not offered. */
export async function choosePayoutProvider(
  name: PayoutProviderName,
  { env, clock, ids }: PayoutDependencies,
): Promise<PayoutProvider | null> {
  if (!isOffered(env, name)) return null;
  // The constant stands here, so that a production bundle leaves the rest out (security.md S37).
  if (__SANDBOX__ && isSandboxPaying(env))
    return createSandboxPayout(name, { directory: openStores(env).directory, clock, ids });
  const setting = settingsOf(env);
  const dependencies = { clock, ids, fetch: plainFetch };
  if (name === "WECHAT") {
    const sceneId = setting("WECHAT_TRANSFER_SCENE_ID");
    return createWechatTransfer({ ...wechatCredentials(setting), sceneId }, dependencies);
  }
  return createAlipayTransfer(
    {
      ...alipayCredentials(setting),
      appCertSn: setting("ALIPAY_APP_CERT_SN"),
      rootCertSn: setting("ALIPAY_ROOT_CERT_SN"),
    },
    dependencies,
  );
}
