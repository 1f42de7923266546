import type { ProviderTools } from "../../provider-tools";
import { createAlipay } from "../alipay/alipay";
import type { PayProvider, ProviderName } from "../pay-provider";
import { createWechatPay } from "../wechat/wechat-pay";
import { answerAsAlipay } from "./sandbox-alipay";
import { sandboxAlipayOptions, sandboxWechatOptions } from "./sandbox-identity";
import { loadSandboxKeys } from "./sandbox-keys";
import { answerAsWechat } from "./sandbox-wechat";

/** The real adapter in front of a provider that lives in this Worker: everything is signed and checked as with the real one. */
export async function createSandboxPay(
  name: ProviderName,
  dependencies: ProviderTools,
): Promise<PayProvider> {
  const keys = await loadSandboxKeys(dependencies.directory);
  const answer = name === "ALIPAY" ? answerAsAlipay : answerAsWechat;
  const fetch: typeof globalThis.fetch = (input, init) =>
    answer(new Request(input, init), keys, dependencies);
  return name === "ALIPAY"
    ? createAlipay(sandboxAlipayOptions(keys), { ...dependencies, fetch })
    : createWechatPay(sandboxWechatOptions(keys), { ...dependencies, fetch });
}
