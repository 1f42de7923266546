import { PAYOUT_WAYS, type PayoutWay } from "../../../../schema/rules/withdrawal";
import { type BackendEnv, PAY_SETTINGS, PAYOUT_SETTINGS } from "../../env";
import type { Clock } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import { createAlipayTransfer } from "./alipay-transfer";
import type { PayoutProvider } from "./payout-provider";
import { createSandboxPayout } from "./sandbox/sandbox-payout";
import { createWechatTransfer } from "./wechat-transfer";

interface PayoutDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

const isSandbox = (env: BackendEnv) => env.PAY_PROVIDER === "sandbox" && env.SANDBOX === "on";

const isOffered = (env: BackendEnv, name: PayoutWay): boolean =>
  (__SANDBOX__ && isSandbox(env)) ||
  [...PAY_SETTINGS[name], ...PAYOUT_SETTINGS[name]].every((setting) => Boolean(env[setting]));

/** Ways in which the platform pays out now, in display order (`cashOutWay` of API-025, C-73). */
export const offeredPayoutWays = (env: BackendEnv): PayoutWay[] =>
  PAYOUT_WAYS.filter((name) => isOffered(env, name));

/** The provider of a way to be paid out; null when it is not offered. */
export async function choosePayoutProvider(
  name: PayoutWay,
  { env, clock, ids }: PayoutDependencies,
): Promise<PayoutProvider | null> {
  if (!isOffered(env, name)) return null;
  // The constant stands here, so that a production bundle leaves the rest out (security.md S37).
  if (__SANDBOX__ && isSandbox(env)) return createSandboxPayout(name, { db: env.DB, clock, ids });
  const setting = (key: keyof BackendEnv): string => {
    const value = env[key];
    if (typeof value !== "string" || value === "") throw new Error(`configuration: ${key} is not set`);
    return value;
  };
  // Called through an arrow: workerd refuses a fetch that is called as a method of another object.
  const dependencies = {
    clock,
    ids,
    fetch: ((input, init) => fetch(input, init)) as typeof globalThis.fetch,
  };
  if (name === "ALIPAY") {
    return createAlipayTransfer(
      {
        appId: setting("ALIPAY_APP_ID"),
        privateKey: setting("ALIPAY_PRIVATE_KEY"),
        alipayPublicKey: setting("ALIPAY_PUBLIC_KEY"),
        appCertSn: setting("ALIPAY_APP_CERT_SN"),
        rootCertSn: setting("ALIPAY_ROOT_CERT_SN"),
      },
      dependencies,
    );
  }
  return createWechatTransfer(
    {
      appId: setting("WECHAT_PAY_APP_ID"),
      mchId: setting("WECHAT_PAY_MCH_ID"),
      serialNo: setting("WECHAT_PAY_SERIAL_NO"),
      privateKey: setting("WECHAT_PAY_PRIVATE_KEY"),
      publicKeyId: setting("WECHAT_PAY_PUBLIC_KEY_ID"),
      publicKey: setting("WECHAT_PAY_PUBLIC_KEY"),
      apiV3Key: setting("WECHAT_PAY_API_V3_KEY"),
      sceneId: setting("WECHAT_TRANSFER_SCENE_ID"),
    },
    dependencies,
  );
}
