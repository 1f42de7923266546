import { z } from "zod";
import { type Clock, DAY } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import { NotificationRefused, PayProviderError } from "../pay/pay-provider";
import { sealForPlatform } from "../pay/rsa";
import { createWechatApi, WechatRefused } from "../pay/wechat/wechat-api";
import {
  openWechatNotification,
  readNotification,
  type WechatIdentity,
} from "../pay/wechat/wechat-notification";
import type { WechatMerchant } from "../pay/wechat/wechat-signature";
import { type PayoutProvider, TRANSFER_FAILED, type TransferState } from "./payout-provider";

export type WechatTransferOptions = WechatIdentity &
  WechatMerchant & {
    /** What the merchant has agreed with WeChat Pay that its transfers are for, e.g. `1005`. */
    readonly sceneId: string;
  };

/** What the payee has not confirmed by then, WeChat Pay closes. */
export const CONFIRMED_WITHIN_MS = DAY;

const BILLS = "/v3/fund-app/mch-transfer/transfer-bills";

const bill = z.object({
  mch_id: z.string().optional(),
  mchid: z.string().optional(),
  out_bill_no: z.string().min(1).max(32),
  transfer_bill_no: z.string().min(1).max(64),
  state: z.string(),
  transfer_amount: z.int().min(1).optional(),
  fail_reason: z.string().nullish(),
  package_info: z.string().min(1).max(2_000).nullish(),
  create_time: z.string().optional(),
  update_time: z.string().optional(),
});

/** What WeChat Pay refuses for the payee's sake: it stays refused. */
const FINAL_REFUSALS: Readonly<Record<string, string>> = {
  OPENID_ERROR: "微信账号无法收款，请重新绑定微信",
  NAME_NOT_MATCH: "真实姓名与微信实名不一致，请核对后重试",
  RECEIVE_ACCOUNT_NOT_PERMMIT: "该微信账号暂时无法收款，请换一种收款方式",
};
const FAIL_REASONS: Readonly<Record<string, string>> = {
  NAME_NOT_CORRECT: "真实姓名与微信实名不一致，请核对后重试",
  REALNAME_ACCOUNT_RECEIVED_QUOTA_EXCEED: "微信收款额度已满，请明天再试",
  RECEIVE_ACCOUNT_NOT_CONFIGURE: "该微信账号暂时无法收款，请换一种收款方式",
  ACCOUNT_FROZEN: "该微信账号暂时无法收款，请换一种收款方式",
  ACCOUNT_NOT_EXIST: "微信账号无法收款，请重新绑定微信",
  OVERDUE_CLOSE: "24小时内未在微信中确认收款",
};

/** WeChat Pay's merchant transfer (商家转账): one bill for each withdrawal, which the payee confirms in WeChat. */
export function createWechatTransfer(
  options: WechatTransferOptions,
  {
    clock,
    ids,
    fetch,
  }: { clock: Pick<Clock, "now">; ids: Pick<Ids, "token">; fetch: typeof globalThis.fetch },
): PayoutProvider {
  const call = createWechatApi(options, { clock, ids, fetch });

  return {
    name: "WECHAT",

    async send({ outBizNo, amount, account, realName, title, notifyUrl }) {
      const content = {
        appid: options.appId,
        out_bill_no: outBizNo,
        transfer_scene_id: options.sceneId,
        openid: account,
        user_name: await sealForPlatform(options.publicKey, realName),
        transfer_amount: amount,
        transfer_remark: title,
        notify_url: notifyUrl,
        transfer_scene_report_infos: [{ info_type: "报酬说明", info_content: title }],
      };
      try {
        const answer = await call("POST", BILLS, content, bill);
        if (answer?.out_bill_no !== outBizNo)
          throw new PayProviderError("the transfer answered about something else");
        return stateOf(answer, clock.now());
      } catch (error) {
        const reason = error instanceof WechatRefused ? FINAL_REFUSALS[error.code] : undefined;
        if (!reason) throw error;
        return { status: "FAILED", reason };
      }
    },

    async query(outBizNo) {
      const answer = await call("GET", `${BILLS}/out-bill-no/${encodeURIComponent(outBizNo)}`, null, bill);
      if (!answer) return { status: "UNKNOWN" };
      if (answer.out_bill_no !== outBizNo)
        throw new PayProviderError("the query answered about something else");
      return stateOf(answer, clock.now());
    },

    async verifyNotification(raw) {
      const now = clock.now();
      const { eventId, eventType, text } = await openWechatNotification(raw, options, now);
      if (!eventType.startsWith("MCHTRANSFER.")) throw new NotificationRefused("about something else");
      const content = readNotification(bill, text);
      const mchId = content.mch_id ?? content.mchid;
      if (mchId !== undefined && mchId !== options.mchId) throw new NotificationRefused("another merchant");
      return {
        eventId,
        outBizNo: content.out_bill_no,
        amount: content.transfer_amount ?? null,
        state: stateOf(content, now),
      };
    },
  };
}

type KnownState = Exclude<TransferState, { status: "UNKNOWN" }>;

function stateOf(answer: z.infer<typeof bill>, now: number): KnownState {
  switch (answer.state) {
    case "SUCCESS": {
      const paidAt = Date.parse(answer.update_time ?? "");
      const transferNo = answer.transfer_bill_no;
      return { status: "PAID", transferNo, paidAt: Number.isNaN(paidAt) ? now : paidAt };
    }
    case "FAIL":
    case "CANCELLED":
      return { status: "FAILED", reason: FAIL_REASONS[answer.fail_reason ?? ""] ?? TRANSFER_FAILED };
    case "WAIT_USER_CONFIRM": {
      const madeAt = Date.parse(answer.create_time ?? "");
      const confirmBy = (Number.isNaN(madeAt) ? now : madeAt) + CONFIRMED_WITHIN_MS;
      return { status: "WAITING", packageInfo: answer.package_info ?? null, confirmBy };
    }
    default:
      return { status: "PROCESSING" };
  }
}
