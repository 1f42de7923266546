import { z } from "zod";
import { payoutNotificationPath } from "../../../../../schema/rest/payments/pay-notification";
import { fenToAmount } from "../../../../../schema/rules/money";
import { sandboxPackage } from "../../../../../schema/rules/wallet/sandbox-package";
import type { PayoutProviderName } from "../../../../../schema/rules/wallet/withdrawal";
import { formatIso, formatTime, SECOND } from "../../../shared/clock";
import { log } from "../../../shared/log";
import { signNotification } from "../../pay/alipay/alipay-signature";
import { openAsPlatform } from "../../pay/rsa";
import { signedAnswer as alipayAnswer, type Node, refused } from "../../pay/sandbox/sandbox-alipay";
import { sandboxAlipayOptions, sandboxWechatOptions } from "../../pay/sandbox/sandbox-identity";
import { loadSandboxKeys, type SandboxKeys } from "../../pay/sandbox/sandbox-keys";
import {
  type Answer,
  sealedNotification,
  signedAnswer as wechatAnswer,
} from "../../pay/sandbox/sandbox-wechat";
import { yuanTextToFen } from "../../pay/yuan";
import type { ProviderTools } from "../../provider-tools";
import { createAlipayTransfer } from "../alipay-transfer";
import type { PayoutProvider } from "../payout-provider";
import { CONFIRMED_WITHIN_MS, createWechatTransfer } from "../wechat-transfer";
import {
  endSandboxTransfer,
  findSandboxTransfer,
  makeSandboxTransfer,
  type SandboxTransfer,
} from "./sandbox-transfers";

/** Where answers get lost: the transfer was made, and its answer is lost. */
class LostAnswer extends TypeError {}

/** The real adapter in front of a provider that lives in this Worker: everything is signed and checked as with the real one. */
export async function createSandboxPayout(
  name: PayoutProviderName,
  tools: ProviderTools,
): Promise<PayoutProvider> {
  const keys = await loadSandboxKeys(tools.directory);
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return name === "ALIPAY"
      ? alipayAnswer(request, keys, (method, content) => runAlipay(method, content, tools))
      : wechatAnswer(request, keys, tools, (body) => runWechat(request, body, keys, tools));
  };
  return name === "ALIPAY"
    ? createAlipayTransfer(
        { ...sandboxAlipayOptions(keys), appCertSn: "0".repeat(32), rootCertSn: "1".repeat(32) },
        { ...tools, fetch },
      )
    : createWechatTransfer({ ...sandboxWechatOptions(keys), sceneId: "1005" }, { ...tools, fetch });
}

const query = z.object({ out_biz_no: z.string() });
const alipayTransfer = query.extend({
  trans_amount: z.string(),
  payee_info: z.object({ identity: z.string(), name: z.string() }),
});
const OK = { code: "10000", msg: "Success" };

async function runAlipay(method: string, content: string, tools: ProviderTools): Promise<Node> {
  const asked = JSON.parse(content);
  if (method === "alipay.fund.trans.common.query") {
    const found = await findSandboxTransfer(tools.directory, query.parse(asked).out_biz_no);
    return found ? { ...OK, ...alipayFields(found) } : refused("ORDER_NOT_EXIST");
  }
  const { out_biz_no: outBizNo, trans_amount, payee_info } = alipayTransfer.parse(asked);
  const amount = yuanTextToFen(trans_amount) ?? 0;
  const { identity: account, name: realName } = payee_info;
  const made = await makeSandboxTransfer({ outBizNo, provider: "ALIPAY", account, realName, amount }, tools);
  if (!made) return refused("INCONSISTENT_REQUEST");
  if (made.isLost) throw new LostAnswer("the sandbox died");
  return made.transfer.status === "FAILED"
    ? refused("PAYEE_NOT_EXIST")
    : { ...OK, ...alipayFields(made.transfer) };
}

const ALIPAY_STATUS = { PROCESSING: "DEALING", PAID: "SUCCESS", FAILED: "FAIL", LAPSED: "FAIL" } as const;

function alipayFields({ outBizNo, transferNo, status, amount, endedAt }: SandboxTransfer): Node {
  return {
    out_biz_no: outBizNo,
    order_id: transferNo,
    status: ALIPAY_STATUS[status],
    trans_amount: fenToAmount(amount),
    ...(status === "PAID" && endedAt !== null
      ? { trans_date: formatTime(endedAt), pay_date: formatTime(endedAt) }
      : {}),
    ...(status === "FAILED" ? { error_code: "PAYEE_NOT_EXIST" } : {}),
  };
}

const wechatBill = z.object({
  out_bill_no: z.string(),
  openid: z.string(),
  user_name: z.string(),
  transfer_amount: z.int().min(1),
});

async function runWechat(
  request: Request,
  body: string,
  keys: SandboxKeys,
  tools: ProviderTools,
): Promise<Answer> {
  if (request.method === "GET") {
    const outBizNo = new URL(request.url).pathname.split("/").at(-1) ?? "";
    await lapseInTime(outBizNo, tools);
    const found = await findSandboxTransfer(tools.directory, outBizNo);
    return found ? [200, wechatFields(found, keys)] : [404, { code: "NOT_FOUND", message: "记录不存在" }];
  }
  const bill = wechatBill.parse(JSON.parse(body));
  const realName = await openAsPlatform(keys.provider.privateKey, bill.user_name);
  const { out_bill_no: outBizNo, openid: account, transfer_amount: amount } = bill;
  const made = await makeSandboxTransfer({ outBizNo, provider: "WECHAT", account, realName, amount }, tools);
  if (!made) return [400, { code: "ALREADY_EXISTS", message: "单号已存在" }];
  if (made.isLost) throw new LostAnswer("the sandbox died");
  const fields = wechatFields(made.transfer, keys);
  // As with the real one, the answer to a query does not carry it.
  return [200, { ...fields, package_info: sandboxPackage(outBizNo) }];
}

/** Closes what its payee has not confirmed within a day, as WeChat Pay does. */
async function lapseInTime(outBizNo: string, tools: ProviderTools): Promise<void> {
  const found = await findSandboxTransfer(tools.directory, outBizNo);
  if (found && tools.clock.now() >= found.createdAt + CONFIRMED_WITHIN_MS) {
    await endSandboxTransfer(outBizNo, "LAPSED", tools);
  }
}

const WECHAT_STATE = {
  PROCESSING: "WAIT_USER_CONFIRM",
  PAID: "SUCCESS",
  FAILED: "FAIL",
  LAPSED: "FAIL",
} as const;

function wechatFields(transfer: SandboxTransfer, keys: SandboxKeys): object {
  const { outBizNo, transferNo, status, amount, createdAt, endedAt } = transfer;
  return {
    mch_id: sandboxWechatOptions(keys).mchId,
    out_bill_no: outBizNo,
    transfer_bill_no: transferNo,
    state: WECHAT_STATE[status],
    transfer_amount: amount,
    create_time: formatIso(createdAt),
    update_time: formatIso(endedAt ?? createdAt),
    ...(status === "FAILED" ? { fail_reason: "ACCOUNT_NOT_EXIST" } : {}),
    ...(status === "LAPSED" ? { fail_reason: "OVERDUE_CLOSE" } : {}),
  };
}

const ENDS = { pay: "PAID", refuse: "FAILED", lapse: "LAPSED" } as const;

interface NotificationTools extends ProviderTools {
  /** Where notifications go: the site, as those of real providers. */
  readonly site: Pick<Fetcher, "fetch">;
}

/**
 * Ends a transfer that takes its time, and sends so many notifications about it.
 *
 * @returns the transfer, and how many were taken; null for an unknown one
 */
export async function actOnTransfer(
  outBizNo: string,
  action: keyof typeof ENDS | "notify",
  notifications: number,
  tools: NotificationTools,
): Promise<{ transfer: SandboxTransfer; taken: number } | null> {
  if (action !== "notify") await endSandboxTransfer(outBizNo, ENDS[action], tools);
  const transfer = await findSandboxTransfer(tools.directory, outBizNo);
  if (!transfer) return null;
  const sent = await Promise.all(
    Array.from({ length: notifications }, () => sendNotification(transfer, tools)),
  );
  return { transfer, taken: sent.filter(Boolean).length };
}

/** A notification as the provider would send it about a transfer as it stands. */
export async function transferNotification(
  transfer: SandboxTransfer,
  tools: ProviderTools,
): Promise<{ path: string; headers: Record<string, string>; body: string }> {
  const keys = await loadSandboxKeys(tools.directory);
  if (transfer.provider === "WECHAT") {
    const about = { id: `sandbox-${transfer.transferNo}-${transfer.status}`, about: "mch_payment" };
    const content = wechatFields(transfer, keys);
    const notification = { ...about, eventType: "MCHTRANSFER.BILL.FINISHED", content };
    const { headers, body } = await sealedNotification(notification, keys, tools);
    return {
      path: payoutNotificationPath("wechat"),
      body,
      headers: { ...headers, "Content-Type": "application/json" },
    };
  }
  const params: Node = {
    notify_id: `sandbox${transfer.transferNo}${transfer.status}`,
    utc_timestamp: String(tools.clock.now()),
    msg_method: "alipay.fund.trans.order.changed",
    app_id: sandboxAlipayOptions(keys).appId,
    version: "1.1",
    charset: "utf-8",
    sign_type: "RSA2",
    biz_content: JSON.stringify({ ...alipayFields(transfer), action_type: "FINISH" }),
  };
  const sign = await signNotification(params, keys.provider.privateKey);
  return {
    path: payoutNotificationPath("alipay"),
    headers: { "Content-Type": "application/x-www-form-urlencoded; charset=utf-8" },
    body: new URLSearchParams({ ...params, sign }).toString(),
  };
}

const TIMEOUT_MS = 5 * SECOND;

async function sendNotification(transfer: SandboxTransfer, tools: NotificationTools): Promise<boolean> {
  const { path, headers, body } = await transferNotification(transfer, tools);
  try {
    const init = { method: "POST", headers, body, signal: AbortSignal.timeout(TIMEOUT_MS) };
    const response = await tools.site.fetch(`https://site${path}`, init);
    const text = await response.text();
    return transfer.provider === "ALIPAY" ? text === "success" : response.ok;
  } catch (error) {
    log.warn("sandbox notification not delivered", {
      reason: error instanceof Error ? error.message : "unknown",
    });
    return false;
  }
}
