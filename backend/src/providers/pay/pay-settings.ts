import type { BackendEnv } from "../../env";

/** Whether the sandbox plays the providers of money. */
export const isSandboxPaying = (env: BackendEnv): boolean =>
  env.PAY_PROVIDER === "sandbox" && env.SANDBOX === "on";

/** Whether all of these are set. */
export const hasSettings = (env: BackendEnv, names: readonly (keyof BackendEnv)[]): boolean =>
  names.every((name) => Boolean(env[name]));

/** Reads settings that have to be there; throws for one that is not. */
export const settingsOf =
  (env: BackendEnv) =>
  (name: keyof BackendEnv): string => {
    const value = env[name];
    if (typeof value !== "string" || value === "") throw new Error(`configuration: ${name} is not set`);
    return value;
  };
type Setting = ReturnType<typeof settingsOf>;

/** By what Alipay knows the platform, whichever way the money goes. */
export const alipayCredentials = (setting: Setting) => ({
  appId: setting("ALIPAY_APP_ID"),
  privateKey: setting("ALIPAY_PRIVATE_KEY"),
  alipayPublicKey: setting("ALIPAY_PUBLIC_KEY"),
});

/** By what WeChat knows the platform, whichever way the money goes. */
export const wechatCredentials = (setting: Setting) => ({
  appId: setting("WECHAT_PAY_APP_ID"),
  mchId: setting("WECHAT_PAY_MCH_ID"),
  serialNo: setting("WECHAT_PAY_SERIAL_NO"),
  privateKey: setting("WECHAT_PAY_PRIVATE_KEY"),
  publicKeyId: setting("WECHAT_PAY_PUBLIC_KEY_ID"),
  publicKey: setting("WECHAT_PAY_PUBLIC_KEY"),
  apiV3Key: setting("WECHAT_PAY_API_V3_KEY"),
});

/** The Worker's `fetch`, called through an arrow: workerd refuses one that is called as a method of another object. */
export const plainFetch = ((input, init) => fetch(input, init)) as typeof globalThis.fetch;
