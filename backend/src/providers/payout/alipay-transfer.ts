import { z } from "zod";
import { fenToAmount } from "../../../../schema/rules/money";
import { type Clock, parseTime } from "../../shared/clock";
import { createAlipayGateway } from "../pay/alipay/alipay-gateway";
import { alipayNotificationParams } from "../pay/alipay/alipay-notification";
import { isSignedNotification, isSignedRequest } from "../pay/alipay/alipay-signature";
import { NotificationRefused, PayProviderError, type RawNotification } from "../pay/pay-provider";
import { yuanTextToFen } from "../pay/yuan";
import {
  type PayoutProvider,
  TRANSFER_FAILED,
  type TransferNotification,
  type TransferState,
} from "./payout-provider";

export interface AlipayTransferOptions {
  readonly appId: string;
  readonly privateKey: string;
  readonly alipayPublicKey: string;
  /** Numbers of our application's certificate and of Alipay's root: transfers are for applications with certificates. */
  readonly appCertSn: string;
  readonly rootCertSn: string;
}

const PRODUCT = { product_code: "TRANS_ACCOUNT_NO_PWD", biz_scene: "DIRECT_TRANSFER" } as const;
const OK = "10000";
const NOT_EXIST = "ORDER_NOT_EXIST";

/** What Alipay refuses for the payee's sake: it stays refused, and the customer can do something about it. */
const PAYEE_REASONS: Readonly<Record<string, string>> = {
  PAYEE_NOT_EXIST: "支付宝账号不存在，请核对后重新绑定",
  PAYEE_USER_INFO_ERROR: "真实姓名与支付宝实名不一致，请核对后重新绑定",
  PAYEE_ACC_OCUPIED: "该手机号对应多个支付宝账号，请改绑邮箱账号",
  PAYEE_STATUS_ERROR: "支付宝账号状态异常，暂时无法收款",
  PAYEE_CERT_INFO_ERROR: "支付宝账号未完成实名认证，请认证后重试",
  PERMIT_NON_BANK_LIMIT_PAYEE: "支付宝账号未完成实名认证或收款已超限额",
  PERM_AML_NOT_REALNAME_REV: "支付宝账号需要补充身份信息后才能收款",
  PAYEE_TRUSTEESHIP_ACC_OVER_LIMIT: "支付宝账号的收款额度已满，请换一个账号",
  RECEIVE_QUOTA_LIMIT: "支付宝账号的收款额度已满，请换一个账号",
};

const answered = z.object({
  code: z.string(),
  sub_code: z.string().optional(),
  out_biz_no: z.string().optional(),
  order_id: z.string().optional(),
  status: z.string().optional(),
  trans_date: z.string().optional(),
  pay_date: z.string().optional(),
  error_code: z.string().optional(),
});

const notification = z.object({
  notify_id: z.string().min(1).max(128),
  app_id: z.string(),
  msg_method: z.literal("alipay.fund.trans.order.changed"),
  biz_content: z.string(),
});
const changed = z.object({
  out_biz_no: z.string().min(1).max(64),
  order_id: z.string().optional(),
  status: z.string(),
  trans_amount: z.string().optional(),
  pay_date: z.string().optional(),
  error_code: z.string().optional(),
});

/** Alipay's transfer to an account (`alipay.fund.trans.uni.transfer`), its query, and its message about a change. */
export function createAlipayTransfer(
  options: AlipayTransferOptions,
  { clock, fetch }: { clock: Pick<Clock, "now">; fetch: typeof globalThis.fetch },
): PayoutProvider {
  const also = { app_cert_sn: options.appCertSn, alipay_root_cert_sn: options.rootCertSn };
  const { call } = createAlipayGateway({ ...options, also }, { clock, fetch });

  return {
    name: "ALIPAY",

    async send({ outBizNo, amount, account, realName, title }) {
      const method = "alipay.fund.trans.uni.transfer";
      const content = {
        out_biz_no: outBizNo,
        trans_amount: fenToAmount(amount),
        ...PRODUCT,
        order_title: title,
        payee_info: { identity: account, identity_type: "ALIPAY_LOGON_ID", name: realName },
      };
      const answer = await call(method, content, answered);
      const reason = PAYEE_REASONS[answer.sub_code ?? ""];
      if (answer.code !== OK && reason) return { status: "FAILED", reason };
      if (answer.code !== OK)
        throw new PayProviderError(`${method} refused: ${answer.sub_code ?? answer.code}`);
      if (answer.out_biz_no !== outBizNo)
        throw new PayProviderError(`${method} answered about something else`);
      const state = stateOf({ ...answer, pay_date: answer.trans_date }, clock.now());
      return state.status === "UNKNOWN" ? { status: "PROCESSING" } : state;
    },

    async query(outBizNo) {
      const method = "alipay.fund.trans.common.query";
      const answer = await call(method, { out_biz_no: outBizNo, ...PRODUCT }, answered);
      if (answer.sub_code === NOT_EXIST) return { status: "UNKNOWN" };
      if (answer.code !== OK)
        throw new PayProviderError(`${method} refused: ${answer.sub_code ?? answer.code}`);
      if (answer.out_biz_no !== outBizNo)
        throw new PayProviderError(`${method} answered about something else`);
      return stateOf(answer, clock.now());
    },

    verifyNotification: (raw) => verifyNotification(raw, options, clock.now()),
  };
}

/** `REFUND`: what was sent came back, so that nothing has arrived. */
function stateOf(
  answer: Pick<z.infer<typeof answered>, "status" | "order_id" | "pay_date" | "error_code">,
  now: number,
): TransferState {
  switch (answer.status) {
    case "SUCCESS":
      if (!answer.order_id) throw new PayProviderError("a transfer without its number");
      return { status: "PAID", transferNo: answer.order_id, paidAt: timeOf(answer.pay_date) ?? now };
    case "FAIL":
    case "REFUND":
    case "CLOSED":
      return { status: "FAILED", reason: PAYEE_REASONS[answer.error_code ?? ""] ?? TRANSFER_FAILED };
    default:
      return { status: "PROCESSING" };
  }
}

function timeOf(text: string | undefined): number | null {
  try {
    return text ? parseTime(text) : null;
  } catch {
    return null;
  }
}

/** Alipay's messages are signed with or without `sign_type`, by how the application was set up; both want its key. */
async function verifyNotification(
  raw: RawNotification,
  { appId, alipayPublicKey }: AlipayTransferOptions,
  now: number,
): Promise<TransferNotification> {
  const params = alipayNotificationParams(raw);
  const isSigned =
    (await isSignedNotification(params, alipayPublicKey)) || (await isSignedRequest(params, alipayPublicKey));
  if (!isSigned) throw new NotificationRefused("wrong signature");
  const parsed = notification.safeParse(params);
  if (!parsed.success) throw new NotificationRefused(`unreadable: ${parsed.error.issues[0]?.path.join(".")}`);
  if (parsed.data.app_id !== appId) throw new NotificationRefused("another application");
  const content = changed.safeParse(jsonOf(parsed.data.biz_content));
  if (!content.success) throw new NotificationRefused("unreadable content");
  const { out_biz_no: outBizNo, trans_amount, ...state } = content.data;
  const amount = trans_amount === undefined ? null : yuanTextToFen(trans_amount);
  if (trans_amount !== undefined && amount === null) throw new NotificationRefused("unreadable amount");
  if (state.status === "SUCCESS" && !state.order_id) throw new NotificationRefused("paid without its number");
  return { eventId: parsed.data.notify_id, outBizNo, amount, state: stateOf(state, now) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
