import type { QuietHours } from "./quiet-hours";

/**
 * What a customer may be told by SMS and WeChat with no page open (GEN-05, decision 059). The name and what it says are
 * those of the settings; `bySms` says whether an SMS is sent until the customer chooses.
 */
export const REMINDER_EVENTS = {
  BID: { name: "师傅报价", says: "第一个报价和更低的报价", bySms: false },
  APPOINTMENT: { name: "预约与改约", says: "师傅约定或更改上门时间", bySms: true },
  ON_THE_WAY: { name: "提货与上门", says: "司机出发提货、师傅提货和到达现场", bySms: false },
  DEPOT: { name: "货物到站", says: "货物到达提货点", bySms: false },
  MARKUP: { name: "加价申请", says: "师傅申请加价", bySms: false },
  EXCEPTION: { name: "订单异常", says: "师傅上报异常", bySms: false },
  ACCEPTANCE: { name: "等待验收", says: "完工待验收，以及自动验收前一天", bySms: true },
  REFUND: { name: "退款结果", says: "退款申请和仲裁有结果", bySms: false },
  WITHDRAWAL: { name: "提现结果", says: "提现到账或未成功", bySms: false },
  SIGN_IN: { name: "新设备登录", says: "账号在新设备登录", bySms: false },
} as const satisfies Record<string, { name: string; says: string; bySms: boolean }>;

export type ReminderEvent = keyof typeof REMINDER_EVENTS;

const isEvent = (name: string): name is ReminderEvent => Object.hasOwn(REMINDER_EVENTS, name);

/** All events in the order in which settings show them. */
export const REMINDER_NAMES: readonly ReminderEvent[] = Object.keys(REMINDER_EVENTS).filter(isEvent);

/** The ways besides the page. */
export const REMINDER_CHANNELS = ["SMS", "WECHAT"] as const;
export type ReminderChannel = (typeof REMINDER_CHANNELS)[number];

/** Which events are told by which way, and when nothing is sent. */
export interface ReminderChoice {
  readonly sms: readonly ReminderEvent[];
  readonly wechat: readonly ReminderEvent[];
  /** What comes in these hours is sent when they end; null for at any hour. */
  readonly quietHours: QuietHours | null;
}

/** What holds until a customer chooses. */
export const DEFAULT_REMINDERS: ReminderChoice = {
  sms: REMINDER_NAMES.filter((event) => REMINDER_EVENTS[event].bySms),
  wechat: [],
  quietHours: { from: "22:00", until: "08:00" },
};

/** Most SMS reminders for a phone in a day of Shanghai; later events are shown only on the page. */
export const MOST_SMS_A_DAY = 10;

/** What is filled into the text of a kind. */
type Parameter = "orderNo" | "time" | "progress" | "unsubscribe";

const OFF = "退订 {site}/sms/{unsubscribe}";

/**
 * One text each, of which an SMS template and a WeChat template are made: the event that it belongs to, what it fills in
 * in this order, and the words of the SMS. No text names a person, a street or an amount.
 */
export const REMINDER_KINDS = {
  BID: kind("BID", ["orderNo"], "订单{orderNo}收到新的师傅报价，请登录比较后选定。"),
  APPOINTMENT: kind("APPOINTMENT", ["orderNo", "time"], "订单{orderNo}的上门时间已约定为{time}，请留意。"),
  DRIVER: kind("ON_THE_WAY", ["orderNo"], "订单{orderNo}的司机已出发提货。"),
  PICKED_UP: kind("ON_THE_WAY", ["orderNo"], "订单{orderNo}的货物已提取，师傅将按约定时间上门。"),
  ON_SITE: kind("ON_THE_WAY", ["orderNo"], "订单{orderNo}的师傅已到达现场。"),
  DEPOT: kind("DEPOT", ["orderNo"], "订单{orderNo}的货物已到达提货点，请登录确认到货。"),
  MARKUP: kind("MARKUP", ["orderNo"], "订单{orderNo}的师傅申请加价，请登录处理。"),
  EXCEPTION: kind("EXCEPTION", ["orderNo"], "订单{orderNo}有异常需要处理，请登录查看。"),
  ACCEPTANCE: kind(
    "ACCEPTANCE",
    ["orderNo", "time"],
    "订单{orderNo}已完工，请在{time}前验收，逾期将自动验收。",
  ),
  ACCEPTANCE_SOON: kind(
    "ACCEPTANCE",
    ["orderNo", "time"],
    "订单{orderNo}将于{time}自动验收，如有问题请尽快登录处理。",
  ),
  REFUND: kind("REFUND", ["orderNo"], "订单{orderNo}的退款申请已有结果，请登录查看。"),
  WITHDRAWAL_PAID: kind("WITHDRAWAL", ["time"], "您的提现已于{time}打款，请登录查看。"),
  WITHDRAWAL_FAILED: kind("WITHDRAWAL", ["time"], "您的提现于{time}未成功，款项已退回余额，请登录查看。"),
  SIGN_IN: kind("SIGN_IN", ["time"], "您的账号于{time}在新设备登录，如非本人操作请立即登录处理。"),
  // To the customer of the merchant, who has no settings: sent when the merchant asks for it, once per link and phone.
  PROGRESS: kind(null, ["progress"], "您的配送安装订单可在线查看进度：{site}/progress/{progress}。"),
} as const;

export type ReminderKind = keyof typeof REMINDER_KINDS;

const isKind = (name: string): name is ReminderKind => Object.hasOwn(REMINDER_KINDS, name);

/** All kinds, as templates are listed. */
export const REMINDER_KIND_NAMES: readonly ReminderKind[] = Object.keys(REMINDER_KINDS).filter(isKind);

/** Those that WeChat tells: what goes to a phone without an account has no WeChat. */
export const WECHAT_KIND_NAMES = REMINDER_KIND_NAMES.filter((name) => REMINDER_KINDS[name].event !== null);

/** What fills the gaps of a text. */
export type ReminderValues = Readonly<Partial<Record<Parameter, string>>>;

/** Parameters of a kind's template. Only SMS needs the link to unsubscribe; WeChat has its own. */
export const parameterNames = (kind: ReminderKind, channel: ReminderChannel): readonly Parameter[] =>
  REMINDER_KINDS[kind].parameters.filter((name) => channel === "SMS" || name !== "unsubscribe");

/** Values of a kind in the order in which its template takes them. @throws Error when one is missing */
export const parametersOf = (
  kind: ReminderKind,
  channel: ReminderChannel,
  values: ReminderValues,
): string[] => parameterNames(kind, channel).map((name) => filled(name, values));

/** The SMS as the phone shows it, without the signature. @throws Error when a value is missing */
export const reminderText = (kind: ReminderKind, values: ReminderValues, site: string): string =>
  REMINDER_KINDS[kind].text.replace(/\{(\w+)\}/g, (_gap, name: string) =>
    name === "site" ? site : filled(name as Parameter, values),
  );

function filled(name: Parameter, values: ReminderValues): string {
  const value = values[name];
  if (value === undefined) throw new Error(`the reminder has no ${name}`);
  return value;
}

/** Every SMS ends with the link to unsubscribe, whose secret is the last parameter. */
function kind(
  event: ReminderEvent | null,
  parameters: readonly Exclude<Parameter, "unsubscribe">[],
  words: string,
) {
  return { event, parameters: [...parameters, "unsubscribe"] as readonly Parameter[], text: words + OFF };
}

/** Whether a text may be the secret of a way out of SMS. */
export const isUnsubscribeToken = (token: string): boolean => /^[\da-f]{23}$/.test(token);
