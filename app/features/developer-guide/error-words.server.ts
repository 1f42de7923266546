import type { RequestCode } from "../../../gateway/graphql/request-code";
import type { CODE_MEANING } from "../../../schema/rules/codes";

/** Refusals that only a person at a page meets: no call that is open to keys gives them. */
type OfPages =
  | "APP_SESSION_OVER"
  | "CAPTCHA_EXPIRED"
  | "CAPTCHA_REQUIRED"
  | "CAPTCHA_USED"
  | "CAPTCHA_WRONG"
  | "IDENTITY_UNPROVEN"
  | "PAYOUT_ACCOUNT_MISSING"
  | "PAYOUT_HELD"
  | "PAY_PASSWORD_LOCKED"
  | "PAY_PASSWORD_NOT_SET"
  | "PAY_PASSWORD_OUTDATED"
  | "PAY_PASSWORD_REQUIRED"
  | "PAY_PASSWORD_WRONG"
  | "PHONE_REGISTERED"
  | "SIGN_IN_ELSEWHERE"
  | "SMS_CODE_EXPIRED"
  | "SMS_CODE_USED"
  | "SMS_CODE_WRONG"
  | "SMS_NOT_SENT";

/** What each refusal of a field means, by its `reason`; a new code of the platform has to be named here or above. */
export const REFUSAL_WORDS: Readonly<Record<Exclude<keyof typeof CODE_MEANING, OfPages>, string>> = {
  INVALID_INPUT: "缺少内容或内容有误，`message` 会说明是哪一项",
  NOT_FOUND: "内容不存在，或不属于您",
  CALL_NOT_OFFERED: "平台没有提供这项功能",
  CONFLICT: "内容已有变化，请重新读取后再操作",
  TOO_MANY_REQUESTS: "已达到次数上限，请稍后再试",
  AREA_NOT_SERVED: "该地区暂未开通服务",
  PRICE_IN_MAINTENANCE: "该服务的价格正在维护，请稍后再试",
  PRICE_CHANGED: "价格与提交的 `quotedTotalFee` 不同，请重新询价",
  INSUFFICIENT_BALANCE: "钱包余额不足，请充值后再付",
  ORDER_ALREADY_PAID: "订单已付款",
  ORDER_CLOSED: "订单已关闭",
  PAY_WAY_NOT_OFFERED: "不支持这种付款方式；密钥只能用钱包付款",
  IDEMPOTENCY_MISMATCH: "同一个 `idempotencyKey` 提交了不同的内容；第一次提交已经成功",
  FILE_TYPE_REFUSED: "不支持这种文件",
  FILE_TOO_LARGE: "文件过大",
  FILE_EMPTY: "文件没有内容",
  KEY_SCOPE_MISSING: "密钥缺少所需的权限，`message` 会说明是哪一项",
  KEY_CALL_CLOSED: "该操作须由您本人在网站上完成",
  KEY_ADDRESS_REFUSED: "请求来自密钥不允许的 IP 地址",
  KEY_DAY_LIMIT: "超出密钥的每日付款额度",
  INTERNAL: "系统出错，请稍后再试",
  UPSTREAM_UNAVAILABLE: "系统繁忙，请稍后再试",
};

/** Refusals of requests of pages, which send a hash and a header of their own. */
type RequestOfPages = Extract<
  RequestCode,
  "APP_TOKEN_WRONG" | `CSRF_${string}` | `DOCUMENT_${string}` | `ORIGIN_${string}` | `PERSISTED_${string}`
>;

/** What each refusal of a whole request means, by `extensions.code`. */
export const REQUEST_WORDS: Readonly<Record<Exclude<RequestCode, RequestOfPages>, string>> = {
  API_KEY_WRONG: "请求头中没有有效的密钥",
  BAD_REQUEST: "内容不是一个 JSON 对象，或含有不认识的成员",
  BAD_USER_INPUT: "缺少变量，或变量的类型不符",
  BODY_TOO_LARGE: "内容超过 64 KB",
  GRAPHQL_PARSE_FAILED: "操作的语法有误",
  GRAPHQL_VALIDATION_FAILED: "操作与接口的定义不符，例如没有这个字段",
  METHOD_NOT_ALLOWED: "请用 POST 发送",
  OPERATION_LIMIT_EXCEEDED: "操作过深、过长或花费过高",
  OPERATION_RESOLUTION_FAILURE: "有多个操作，而 `operationName` 没有指明其中一个",
};
