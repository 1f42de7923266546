import type { PersonalTable, RowOwner } from "./personal-table";

const BY_CUSTOMER = "customer_id";
const byOrder: RowOwner = { column: "order_id", of: "orders", key: "id", owner: BY_CUSTOMER };

/** Name that replaces the customer in an order after the account is closed. */
const CLOSED_NAME = "已注销用户";
const ORDER_LAW = "订单记录依法保存三年";
const COUNTED = "由订单自动统计，不含个人信息";

/** Orders and what belongs to them. */
export const ORDER_TABLES: readonly PersonalTable[] = [
  // Orders
  {
    table: "order_items",
    owner: byOrder,
    exported: { file: "订单商品", title: "每个订单的商品" },
    closing: { keep: ORDER_LAW },
    files: ["img_url", "install_video_url"],
  },
  {
    table: "order_transitions",
    owner: byOrder,
    key: ["order_id", "seq"],
    exported: { file: "订单进度", title: "每个订单的每一步" },
    closing: { keep: ORDER_LAW },
    files: ["detail"],
  },
  {
    table: "customer_masters",
    owner: BY_CUSTOMER,
    key: ["customer_id", "worker_id"],
    exported: { no: "师傅和服务商的名片，是他们的信息；谁做了什么见订单进度" },
    closing: "delete",
  },
  {
    table: "worker_results_due",
    owner: BY_CUSTOMER,
    key: ["customer_id", "order_id", "kind"],
    exported: { no: "师傅的完工与评分，等待计数，计入后即删除" },
    closing: { keep: "计入师傅的完工数与评分后即删除" },
  },
  {
    table: "staff_list_changes",
    owner: BY_CUSTOMER,
    key: ["customer_id", "list", "id"],
    exported: { no: "哪些数据有变化，等待汇总到平台的列表，汇总后即删除" },
    closing: { keep: "汇总到平台的列表后即删除" },
  },
  {
    table: "order_follow_ups",
    owner: BY_CUSTOMER,
    exported: { file: "订单跟进", title: "您在订单上写的跟进" },
    closing: "delete",
    files: ["images"],
  },
  {
    table: "order_charges",
    owner: BY_CUSTOMER,
    exported: { file: "订单收费与成本", title: "您为订单填写的收费和货物成本" },
    closing: "delete",
  },
  {
    table: "progress_texts",
    owner: byOrder,
    exported: { no: "进度链接是否已用短信发送" },
    closing: "delete",
  },
  {
    table: "progress_links",
    owner: byOrder,
    exported: { no: "分享用的链接，重新生成即可" },
    closing: "delete",
  },
  {
    table: "bid_questions",
    owner: byOrder,
    exported: { file: "报价问答", title: "您对师傅报价的提问和回答" },
    closing: { keep: ORDER_LAW },
  },
  {
    table: "bids",
    owner: BY_CUSTOMER,
    exported: { file: "师傅报价", title: "您的订单收到的报价" },
    closing: { keep: ORDER_LAW },
  },
  {
    table: "markups",
    owner: BY_CUSTOMER,
    exported: { file: "加价", title: "订单的加价" },
    closing: { keep: ORDER_LAW },
  },
  {
    table: "abnormal_follow_ups",
    owner: { column: "abnormal_id", of: "abnormal_records", key: "id", owner: BY_CUSTOMER },
    exported: { file: "异常处理", title: "异常的处理记录" },
    closing: { keep: ORDER_LAW },
    files: ["images"],
  },
  {
    table: "abnormal_records",
    owner: BY_CUSTOMER,
    exported: { file: "订单异常", title: "订单的异常", without: ["source_phone"] },
    closing: { keep: ORDER_LAW },
    files: ["media"],
  },
  {
    table: "refunds",
    owner: BY_CUSTOMER,
    exported: { file: "退款与仲裁", title: "退款和仲裁" },
    closing: { keep: ORDER_LAW, blank: { contact_name: CLOSED_NAME, contact_phone: "" } },
    files: ["imgs", "arbitration_imgs"],
  },
  {
    table: "complaints",
    owner: BY_CUSTOMER,
    exported: { file: "投诉", title: "投诉和处理结果" },
    closing: { keep: ORDER_LAW },
    files: ["pictures"],
  },
  {
    table: "calls",
    owner: BY_CUSTOMER,
    exported: { file: "通话记录", title: "最近一年的通话时间，没有录音" },
    closing: { keep: "只有时间，满一年由清理任务删除" },
  },
  {
    table: "order_evidence",
    owner: BY_CUSTOMER,
    exported: { no: "师傅和平台上传的凭证，在订单中查看和下载" },
    closing: { keep: ORDER_LAW },
  },
  { table: "order_tallies", owner: BY_CUSTOMER, exported: { no: COUNTED }, closing: { keep: COUNTED } },
  {
    table: "order_name_parts",
    owner: BY_CUSTOMER,
    exported: { no: "按姓名查找订单用的索引" },
    closing: { keep: "随订单中的收货人姓名一起删除" },
  },
  {
    table: "orders",
    owner: BY_CUSTOMER,
    exported: { file: "订单", title: "您的订单" },
    closing: { keep: ORDER_LAW, blank: { user_name: CLOSED_NAME, user_phone: "" } },
  },
];
