import type { PartnerScope } from "./partner-clients";

/** An event for partner clients: an entry of a staff list has reached a state that needs an action. */
interface PartnerEvent {
  readonly says: string;
  /** The scope that a client needs to get the event. */
  readonly scope: PartnerScope;
  /** `list/state` of `staff_list_entries`; of `applications` one that has come. */
  readonly when: readonly string[];
}

/**
 * Everything that partner clients can be told of (decision 076). A type that was given out keeps its meaning, and a state
 * stands in one type at most.
 */
export const PARTNER_EVENTS = {
  "order.waiting": {
    says: "订单已付款，等待接单或指派",
    scope: "assign",
    when: ["orders/RECEIVING_ORDER", "orders/WAIT_ASSIGN"],
  },
  "order.edit_requested": {
    says: "客户申请修改订单，等待师傅确认",
    scope: "steps",
    when: ["orders/WAIT_PICK_UP_EDIT_REQUESTED", "orders/WAIT_INSTALL_EDIT_REQUESTED"],
  },
  "order.rejected": {
    says: "客户验收不通过，等待师傅重新拍照",
    scope: "steps",
    when: ["orders/WAIT_ACCEPT_REJECTED"],
  },
  "bid.wanted": { says: "订单等待报价", scope: "bids", when: ["bid_requests/OPEN"] },
  "bid.question": { says: "客户向报价的师傅提问", scope: "bids", when: ["bid_questions/OPEN"] },
  "markup.answered": {
    says: "客户已支付、拒绝师傅申请的加价，或加价已关闭",
    scope: "orders",
    when: ["markups/SUCCESS", "markups/REJECT", "markups/CLOSE"],
  },
  "refund.requested": { says: "客户申请退款", scope: "refunds", when: ["refunds/WAIT"] },
  "refund.arbitration": { says: "客户申请仲裁", scope: "refunds", when: ["refunds/ARBITRATION"] },
  "complaint.filed": { says: "客户投诉", scope: "complaints", when: ["complaints/UNTREATED"] },
  "withdrawal.waiting": { says: "提现等待审核", scope: "withdrawals", when: ["withdrawals/REVIEW"] },
  // Those that Alipay or WeChat Pay is paying have another state: staff who pay them too would pay twice.
  "withdrawal.to_pay": {
    says: "对公提现已批准，等待财务打款",
    scope: "withdrawals",
    when: ["withdrawals/SENT"],
  },
  "invoice.requested": { says: "客户申请开票", scope: "invoices", when: ["invoices/PENDING"] },
  "feedback.received": { says: "客户提交反馈", scope: "feedback", when: ["feedback/OPEN"] },
  "call.ringing": { says: "客户正在呼叫师傅或平台客服", scope: "steps", when: ["calls/RINGING"] },
  "application.received": {
    says: "服务商或师傅申请入驻",
    scope: "applications",
    when: ["applications/NEW"],
  },
} as const satisfies Record<string, PartnerEvent>;

export type PartnerEventType = keyof typeof PARTNER_EVENTS;

/** All types in the sequence of the catalogue. */
export const PARTNER_EVENT_TYPES = Object.keys(PARTNER_EVENTS) as readonly PartnerEventType[];

/** What the triggers compare with for these types. */
export const whensOf = (types: readonly PartnerEventType[]): string[] =>
  types.flatMap((type) => [...PARTNER_EVENTS[type].when]);

/** The type of something that came into a state; null for what is told to no client. */
export const typeOfWhen = (list: string, state: string): PartnerEventType | null =>
  PARTNER_EVENT_TYPES.find((type) =>
    (PARTNER_EVENTS[type].when as readonly string[]).includes(`${list}/${state}`),
  ) ?? null;

/** Types that the scopes of a client open. */
export const typesOpenTo = (scopes: readonly PartnerScope[]): PartnerEventType[] =>
  PARTNER_EVENT_TYPES.filter((type) => scopes.includes(PARTNER_EVENTS[type].scope));

/** Addresses of one client. */
export const PARTNER_WEBHOOKS_MOST = 5;

/** The body of a delivery. @param at when the event happened, ms */
export const partnerEventBody = (
  type: PartnerEventType,
  { seq, subjectId, state, at }: { seq: number; subjectId: number; state: string; at: number },
): string =>
  JSON.stringify({
    type,
    version: 1,
    timestamp: new Date(at).toISOString(),
    data: { seq, id: subjectId, state },
  });
