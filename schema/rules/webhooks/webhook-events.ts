/** Version of the envelope below. A field may be added to it; another version means that one has gone or changed. */
const ENVELOPE_VERSION = 1;

/** How a secret begins, as the Standard Webhooks specification has it. */
export const SECRET_PREFIX = "whsec_";

/** The type of a test, which an address gets when its owner asks for one and never by itself. */
export const PING = "ping";

/** What an address can be told of. `steps` are the events of an order's history that it stands for. */
interface WebhookEvent {
  /** As the page calls it. */
  readonly name: string;
  readonly says: string;
  readonly steps: readonly string[];
}

/** The history has none for it: it is written when staff answer. */
export const COMPLAINT_ANSWERED = "answer_complaint";

/**
 * Everything that a merchant's own system can be told of, in the sequence of an order's life (decision 071). A type
 * that was given out keeps its meaning; a step stands in one type at most.
 */
export const WEBHOOK_EVENTS = {
  "order.created": { name: "下单", says: "订单已创建，等待付款", steps: ["create"] },
  "order.paid": { name: "付款", says: "订单已付款", steps: ["pay"] },
  "order.bid_received": { name: "师傅报价", says: "师傅给出报价或更低的报价", steps: ["bid"] },
  "order.accepted": { name: "接单", says: "服务商或师傅已接单", steps: ["take", "receive"] },
  "order.assigned": {
    name: "指派师傅",
    says: "已指派或更换上门的师傅；师傅不变、只更正服务商时也通知",
    steps: ["assign"],
  },
  // A confirmed change may move the visit; its receiver reads the agreed time in the order.
  "order.appointed": {
    name: "预约",
    says: "已约定上门时间，或改约，或师傅已确认您的修改",
    steps: ["appoint", "reschedule", "confirm_edit"],
  },
  "order.appointment_failed": { name: "预约未成", says: "师傅没有约成", steps: ["fail_appointment"] },
  "order.picked_up": { name: "提货", says: "师傅已提货", steps: ["pick_up"] },
  "order.signed_in": { name: "上门签到", says: "师傅已到达并签到", steps: ["sign_in"] },
  "order.finished": { name: "完工", says: "安装完成，等待核销或验收", steps: ["complete"] },
  "order.completed": { name: "验收完成", says: "您已验收，或到期自动验收", steps: ["accept", "auto_accept"] },
  "order.cancelled": { name: "取消", says: "订单已取消，或超时未付款关闭", steps: ["cancel", "expire"] },
  "refund.requested": { name: "申请退款", says: "已申请退款", steps: ["request_refund", "renew_refund"] },
  "refund.decided": {
    name: "退款结果",
    says: "退款已同意、拒绝或仲裁；退回钱包的同时到账",
    steps: ["refund", "agree_refund", "refuse_refund", "arbitrate", "dismiss_arbitration"],
  },
  "refund.arrived": { name: "退款到账", says: "支付宝、微信的退款已到账", steps: ["refund_arrive"] },
  "markup.requested": { name: "申请加价", says: "师傅申请加价", steps: ["request_markup"] },
  "markup.paid": { name: "加价付款", says: "加价已付款", steps: ["markup"] },
  "goods.abnormal": {
    name: "商品异常",
    says: "师傅上报，或您上报商品异常",
    steps: ["report_exception", "add_exception"],
  },
  // A step stands in one type: an exception that a markup or a refund solves is told as that.
  "goods.solved": {
    name: "异常处理",
    says: "您决定继续正常服务；以加价或退款解决的，只通知加价付款、申请退款和退款结果",
    steps: ["solve_exception"],
  },
  "complaint.answered": { name: "投诉答复", says: "平台已答复投诉", steps: [COMPLAINT_ANSWERED] },
} as const satisfies Record<string, WebhookEvent>;

export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;

const isEventType = (type: string): type is WebhookEventType => Object.hasOwn(WEBHOOK_EVENTS, type);

/** All types in the sequence of the catalogue. */
export const WEBHOOK_EVENT_TYPES: readonly WebhookEventType[] =
  Object.keys(WEBHOOK_EVENTS).filter(isEventType);

/** A type as the graph spells it: ORDER_CREATED for `order.created`. */
export type WebhookEventName<Type extends string = WebhookEventType> =
  Type extends `${infer Of}.${infer What}` ? `${Uppercase<Of>}_${Uppercase<What>}` : never;

/** The type in that spelling. */
export const nameOfType = (type: WebhookEventType): WebhookEventName =>
  type.toUpperCase().replace(".", "_") as WebhookEventName;

/** The steps of an order that these types stand for. */
export const stepsOfTypes = (types: readonly WebhookEventType[]): string[] =>
  types.flatMap((type) => [...WEBHOOK_EVENTS[type].steps]);

/** The type that a step belongs to; null for steps that are told to no system. */
export const typeOfStep = (step: string): WebhookEventType | null =>
  WEBHOOK_EVENT_TYPES.find((type) => (WEBHOOK_EVENTS[type].steps as readonly string[]).includes(step)) ??
  null;

/** Who has done it, without saying which one. */
export type WebhookActor = "customer" | "worker" | "provider" | "operator" | "system";

/** What a payload says of an order: numbers by which the receiver finds it, and nothing about a person. */
interface WebhookOrderData {
  readonly orderId: number;
  readonly orderNo: string;
  /** The number in the merchant's own shop; null where the order has none. */
  readonly shopOrderNo: string | null;
  /** Status of the order after the step, as the REST calls name it. */
  readonly status: string;
  /** The step itself, where its type stands for several. */
  readonly step: string;
  readonly actor: WebhookActor;
}

/** What is sent, as JSON. */
export interface WebhookEnvelope {
  readonly type: WebhookEventType | typeof PING;
  readonly version: typeof ENVELOPE_VERSION;
  /** When it happened, ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly data: WebhookOrderData | { readonly endpointId: number };
}

/** The body of a delivery. @param at when it happened, ms */
export const webhookBody = (
  type: WebhookEnvelope["type"],
  at: number,
  data: WebhookEnvelope["data"],
): string =>
  JSON.stringify({
    type,
    version: ENVELOPE_VERSION,
    timestamp: new Date(at).toISOString(),
    data,
  } satisfies WebhookEnvelope);

/** What a body of this type looks like, for the page and for documents. */
export const exampleBody = (type: WebhookEventType): string =>
  webhookBody(type, Date.parse("2026-11-20T08:30:00Z"), {
    orderId: 246_500_000_123,
    orderNo: "26112012345678",
    shopOrderNo: "TB-20261120-01",
    status: EXAMPLE_STATUS[type] ?? "WAIT_INSTALL",
    step: WEBHOOK_EVENTS[type].steps[0],
    actor: EXAMPLE_ACTOR[type] ?? "worker",
  });

const EXAMPLE_STATUS: Partial<Record<WebhookEventType, string>> = {
  "order.created": "WAIT_PAY",
  "order.paid": "RECEIVING_ORDER",
  "order.bid_received": "WAIT_PAY",
  "order.accepted": "WAIT_ASSIGN",
  "order.assigned": "WAIT_APPOINTMENT",
  "order.appointment_failed": "WAIT_APPOINTMENT",
  "order.signed_in": "WAIT_COMPLETE",
  "order.finished": "WAIT_ACCEPT",
  "order.completed": "SUCCESS",
  "order.cancelled": "CLOSE",
};

const EXAMPLE_ACTOR: Partial<Record<WebhookEventType, WebhookActor>> = {
  "order.created": "customer",
  "order.paid": "customer",
  "order.accepted": "provider",
  "order.assigned": "provider",
  "order.completed": "customer",
  "order.cancelled": "customer",
  "refund.requested": "customer",
  "refund.decided": "operator",
  "refund.arrived": "system",
  "markup.paid": "customer",
  "goods.solved": "customer",
  "complaint.answered": "operator",
};
