/**
 * What messages to a customer are about (ux.md U44). A topic has a name that people read, and may be switched off;
 * what concerns money or the account may not.
 */
export const MESSAGE_TOPICS = {
  ORDER: { name: "订单进度", says: "接单、指派、提货、上门和完工", canBeOff: true },
  BID: { name: "师傅报价", says: "师傅的报价、更低的报价、回答和报价截止", canBeOff: true },
  VISIT: { name: "预约与改约", says: "预约、改约和无人接单", canBeOff: true },
  EXCEPTION: { name: "订单异常", says: "师傅上报的异常", canBeOff: true },
  MARKUP: { name: "加价申请", says: "师傅申请加价", canBeOff: true },
  REFUND: { name: "退款与仲裁", says: "退款申请和仲裁的结果", canBeOff: true },
  CALL: { name: "未接来电", says: "师傅和平台客服打来、您没有接到的电话", canBeOff: true },
  COMPLAINT: { name: "投诉处理", says: "平台对投诉的处理结果", canBeOff: true },
  FEEDBACK: { name: "意见反馈", says: "平台对反馈的回复", canBeOff: true },
  PLATFORM: { name: "平台消息", says: "平台发送的其他消息", canBeOff: true },
  MONEY: { name: "资金变动", says: "付款、充值、退款和提现", canBeOff: false },
  ACCOUNT: { name: "账户安全", says: "登录、密码、免密支付和提现账户的变化", canBeOff: false },
} as const satisfies Record<string, { name: string; says: string; canBeOff: boolean }>;

export type MessageTopic = keyof typeof MESSAGE_TOPICS;

const isTopic = (name: string): name is MessageTopic => Object.hasOwn(MESSAGE_TOPICS, name);

/** All topics in the order in which settings show them. */
export const TOPIC_NAMES: readonly MessageTopic[] = Object.keys(MESSAGE_TOPICS).filter(isTopic);

/** Those that a customer may switch off. */
export const OPTIONAL_TOPICS = TOPIC_NAMES.filter((topic) => MESSAGE_TOPICS[topic].canBeOff);

/** The topic of a message whose sender names none, from its tab and whether it is about an order. */
export function topicOf(type: "service" | "system" | "appointment", isAboutOrder: boolean): MessageTopic {
  if (type === "appointment") return "VISIT";
  if (type === "system") return isAboutOrder ? "MONEY" : "ACCOUNT";
  return isAboutOrder ? "ORDER" : "PLATFORM";
}
