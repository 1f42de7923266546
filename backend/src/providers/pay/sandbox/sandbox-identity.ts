import type { AlipayOptions } from "../alipay/alipay";
import type { WechatPayOptions } from "../wechat/wechat-pay";
import type { SandboxKeys } from "./sandbox-keys";

/** Path of the sandbox's cashier on the site. */
export const SANDBOX_CASHIER = "/sandbox/cashier";

const ALIPAY = { appId: "2021000000000001", sellerId: "2088000000000001" };
const WECHAT = {
  appId: "wx0000000000000001",
  mchId: "1900000001",
  serialNo: "0000000000000000000000000000000000000001",
  publicKeyId: "PUB_KEY_ID_0000000000000001",
  apiV3Key: "sandbox-api-v3-key-of-32-letters",
};

/** How we stand with the sandbox's Alipay. The form goes by GET, because the cashier is a page of the site. */
export const sandboxAlipayOptions = ({ merchant, provider }: SandboxKeys): AlipayOptions => ({
  ...ALIPAY,
  privateKey: merchant.privateKey,
  alipayPublicKey: provider.publicKey,
  cashier: { action: SANDBOX_CASHIER, method: "get" },
});

/** How we stand with the sandbox's WeChat Pay. */
export const sandboxWechatOptions = ({ merchant, provider }: SandboxKeys): WechatPayOptions => ({
  ...WECHAT,
  privateKey: merchant.privateKey,
  publicKey: provider.publicKey,
});
