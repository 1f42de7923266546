import type { PersonalTable, RowOwner } from "./personal-table";

const BY_CUSTOMER = "customer_id";
const byPayment: RowOwner = {
  column: "out_trade_no",
  of: "payments",
  key: "out_trade_no",
  owner: BY_CUSTOMER,
};

const MONEY_LAW = "资金记录依法保存三年";

/** Ledger, payments, withdrawals and invoices. */
export const MONEY_TABLES: readonly PersonalTable[] = [
  // Money
  {
    table: "ledger_postings",
    owner: { column: "event_id", of: "ledger_events", key: "id", owner: BY_CUSTOMER },
    exported: { file: "资金分录", title: "每笔资金变动在各账户上的金额" },
    closing: { keep: MONEY_LAW },
  },
  {
    table: "ledger_events",
    owner: BY_CUSTOMER,
    exported: { file: "资金明细", title: "每一笔资金变动", without: ["event_key", "sealed"] },
    closing: { keep: MONEY_LAW },
  },
  {
    table: "ledger_accounts",
    owner: BY_CUSTOMER,
    key: ["id"],
    exported: { file: "资金账户", title: "钱包余额和托管金额" },
    closing: { keep: MONEY_LAW },
  },
  {
    table: "cash_flows",
    owner: BY_CUSTOMER,
    key: ["customer_id", "list", "position"],
    exported: { no: "由资金明细自动统计" },
    closing: { keep: MONEY_LAW },
  },
  {
    table: "ledger_violations",
    owner: BY_CUSTOMER,
    exported: { no: "平台核对账目的内部记录" },
    closing: { keep: "账目核对无误后自动删除" },
  },
  {
    table: "master_settlements",
    owner: BY_CUSTOMER,
    exported: { no: "平台与师傅之间的结算；您的评价在订单进度中" },
    closing: { keep: MONEY_LAW },
  },
  {
    table: "wallet_adjustments",
    owner: BY_CUSTOMER,
    exported: {
      file: "余额调整",
      title: "平台对余额的调整",
      without: ["request_id", "taken_back_request_id"],
    },
    closing: { keep: MONEY_LAW },
  },
  {
    table: "invoice_requests",
    owner: BY_CUSTOMER,
    exported: { file: "发票申请", title: "发票申请和开票信息", without: ["request_id"] },
    closing: { keep: "开票信息依照税法保存" },
  },
  {
    table: "payment_orders",
    owner: byPayment,
    exported: { file: "付款对应的订单", title: "每笔付款付的是哪些订单" },
    closing: { keep: MONEY_LAW },
  },
  {
    table: "payment_receipts",
    owner: byPayment,
    exported: { file: "付款到账", title: "支付机构确认的到账" },
    closing: { keep: MONEY_LAW },
  },
  {
    table: "payment_notifications",
    owner: byPayment,
    exported: { no: "支付机构通知的编号，保留三十天" },
    closing: { keep: "三十天后由清理任务删除" },
  },
  {
    table: "payments",
    owner: BY_CUSTOMER,
    exported: { file: "付款", title: "通过支付宝和微信的付款", without: ["asked_at", "next_query_at"] },
    closing: { keep: MONEY_LAW },
  },
  {
    table: "payment_refunds",
    owner: BY_CUSTOMER,
    exported: { file: "原路退款", title: "退回支付宝和微信的款项", without: ["attempts", "next_attempt_at"] },
    closing: { keep: MONEY_LAW },
  },
  {
    table: "payment_holds",
    owner: BY_CUSTOMER,
    exported: { no: "恢复备份后暂停付款的标记，核对后即删除" },
    closing: { keep: "核对后即删除" },
  },
  {
    table: "withdrawals",
    owner: BY_CUSTOMER,
    exported: {
      file: "提现",
      title: "提现记录",
      without: ["attempts", "next_attempt_at", "package_info", "confirm_token"],
    },
    closing: { keep: MONEY_LAW },
  },
  {
    table: "wechat_bindings",
    owner: BY_CUSTOMER,
    exported: { no: "几分钟内失效的绑定二维码" },
    closing: "delete",
  },
  // Deleted when no withdrawal can come back to them (`delete-personal-data.ts`).
  {
    table: "payout_accounts",
    owner: BY_CUSTOMER,
    exported: { file: "提现账户", title: "绑定的提现账户" },
    closing: { keep: "最后一笔提现满三十天后由注销任务删除" },
  },
];
