import type { ApiScope } from "~/gql/graphql";

/** What each scope is called, and what it opens. */
export const SCOPE_WORDS = {
  ORDERS_READ: { name: "查看订单", says: "询价，订单及进度、退款、加价和消息" },
  ORDERS_WRITE: { name: "办理订单", says: "下单、修改、取消、申请退款" },
  PAYMENTS: { name: "钱包付款", says: "用钱包付订单和加价，不超过每日额度" },
  MONEY_READ: { name: "查看资金", says: "钱包余额、明细和月账单" },
  GOODS: { name: "管理商品", says: "查看、添加、修改和删除我的商品" },
  WEBHOOKS: { name: "管理 Webhook", says: "接收地址和推送记录，添加、修改、测试和重发" },
} as const satisfies Record<ApiScope, { name: string; says: string }>;

export const SCOPE_NAMES = Object.keys(SCOPE_WORDS) as ApiScope[];
