import type { PersonalTable, RowOwner } from "./personal-table";

const BY_CUSTOMER = "customer_id";
const byImport: RowOwner = { column: "import_id", of: "order_imports", key: "id", owner: BY_CUSTOMER };

const SESSION_SECRETS = ["token_hash", "access_hash", "refresh_hash", "former_refresh_hash", "former_until"];

/** Tables of the account itself, of aids for placing orders, and of messages and feedback. */
export const ACCOUNT_TABLES: readonly PersonalTable[] = [
  // The account. Its row is blanked by the batch that closes it (`customers/close-customer.ts`).
  {
    table: "customers",
    owner: "id",
    exported: {
      file: "账户资料",
      title: "昵称、手机号、头像、地区等账户资料",
      without: [
        "pay_password_hash",
        "pay_password_failures",
        "pay_password_locked_until",
        "pay_password_outdated",
        "sandbox_of",
      ],
    },
    closing: { keep: "只留编号，手机号、昵称、头像等全部清空" },
    files: ["avatar"],
  },
  {
    table: "upload_links",
    owner: { column: "session_hash", of: "sessions", key: "token_hash", owner: BY_CUSTOMER },
    exported: { no: "一小时内失效的上传码" },
    closing: "delete first",
  },
  {
    table: "sessions",
    owner: BY_CUSTOMER,
    exported: { file: "登录设备", title: "正在登录的设备", without: SESSION_SECRETS },
    closing: "delete first",
  },
  {
    table: "api_keys",
    owner: BY_CUSTOMER,
    exported: {
      file: "接口密钥",
      title: "接口密钥的名称、权限和最近使用，不含密钥本身",
      without: ["sandbox_customer_id", "key_hash", "old_hash", "points", "points_at"],
    },
    closing: "delete first",
  },
  {
    table: "phone_changes",
    owner: BY_CUSTOMER,
    exported: { no: "正在修改手机号的记号" },
    closing: "delete first",
  },
  {
    table: "account_codes",
    owner: BY_CUSTOMER,
    exported: { no: "验证码的摘要，保留两天" },
    closing: "delete first",
  },
  {
    table: "customer_limits",
    key: ["customer_id", "action", "window_start"],
    owner: BY_CUSTOMER,
    exported: { no: "操作次数的计数，最多一天" },
    closing: "delete",
  },
  {
    table: "account_activity",
    owner: BY_CUSTOMER,
    exported: { file: "账户动态", title: "最近一年的登录、修改、绑定、导出和提现" },
    closing: "delete",
  },
  {
    table: "reminder_queue",
    key: ["customer_id", "channel", "kind", "order_id"],
    owner: BY_CUSTOMER,
    exported: { no: "等待发送的提醒" },
    closing: "delete first",
  },
  {
    table: "reminder_settings",
    owner: BY_CUSTOMER,
    exported: { file: "提醒设置", title: "用短信和微信提醒哪些事，以及免打扰时间" },
    closing: "delete",
  },
  {
    table: "webhook_due",
    owner: BY_CUSTOMER,
    key: ["customer_id", "order_id", "seq"],
    exported: { no: "等待推送到您的系统的订单动态" },
    closing: "delete first",
  },
  {
    table: "webhook_deliveries",
    owner: BY_CUSTOMER,
    exported: { no: "推送到您的系统的通知，保留 30 天，内容都在订单中" },
    closing: "delete first",
  },
  {
    table: "webhook_endpoints",
    owner: BY_CUSTOMER,
    exported: {
      file: "Webhook 地址",
      title: "接收订单动态的地址",
      without: [
        ...["secret_salt", "former_salt", "former_until", "steps"],
        ...["failures", "failing_since", "open_until", "busy_until", "next_due_at"],
      ],
    },
    closing: "delete first",
  },
  {
    table: "idempotency_keys",
    owner: BY_CUSTOMER,
    key: ["customer_id", "key"],
    exported: { no: "防止重复提交的记号，保留七天" },
    closing: "delete",
  },
  {
    table: "data_exports",
    owner: BY_CUSTOMER,
    exported: { no: "就是导出本身，保留七天" },
    closing: { keep: "文件与记录由导出清理任务在到期时删除，注销时立即到期" },
  },
  {
    table: "account_closings",
    owner: BY_CUSTOMER,
    exported: { no: "注销之后才有" },
    closing: { keep: "只记录注销时间" },
  },

  // Aids for placing orders
  {
    table: "order_drafts",
    owner: BY_CUSTOMER,
    exported: { file: "订单草稿", title: "还没有提交的订单", without: ["order_key"] },
    closing: "delete",
    files: ["content"],
  },
  {
    table: "order_templates",
    owner: BY_CUSTOMER,
    exported: { file: "订单模板", title: "保存的订单模板" },
    closing: "delete",
  },
  {
    table: "order_entries",
    owner: BY_CUSTOMER,
    exported: { file: "下单入口", title: "可以使用的下单方式" },
    closing: "delete",
  },
  {
    table: "order_views",
    owner: BY_CUSTOMER,
    exported: { file: "保存的筛选", title: "订单列表中保存的筛选" },
    closing: "delete",
  },
  {
    table: "pinned_recipients",
    owner: BY_CUSTOMER,
    exported: { file: "常用收货人", title: "置顶和默认的收货人，姓名电话见订单" },
    closing: "delete",
  },
  {
    table: "library_goods",
    owner: BY_CUSTOMER,
    exported: { file: "商品库", title: "商品库中的商品" },
    closing: "delete",
    files: ["img_url", "install_video_url"],
  },
  {
    table: "import_mappings",
    owner: BY_CUSTOMER,
    exported: { file: "导入列对应", title: "批量导入时保存的列对应" },
    closing: "delete",
  },
  {
    table: "order_import_placements",
    owner: byImport,
    exported: { no: "只是导入行与订单的对应" },
    closing: "delete",
  },
  {
    table: "order_import_rows",
    owner: byImport,
    exported: { file: "导入的表格行", title: "最近 90 天批量导入的每一行" },
    closing: "delete",
    files: ["fields"],
  },
  {
    table: "order_imports",
    owner: BY_CUSTOMER,
    exported: { file: "导入的表格", title: "最近 90 天批量导入的表格", without: ["file_hash"] },
    closing: "delete",
  },

  // Messages, feedback
  { table: "messages", owner: BY_CUSTOMER, exported: { file: "消息", title: "站内消息" }, closing: "delete" },
  {
    table: "message_settings",
    owner: BY_CUSTOMER,
    exported: { file: "消息设置", title: "消息提醒的设置" },
    closing: "delete",
  },
  {
    table: "push_queue",
    owner: BY_CUSTOMER,
    exported: { no: "正在发送的提醒，最多一天" },
    closing: "delete first",
  },
  {
    table: "push_browsers",
    owner: BY_CUSTOMER,
    exported: { no: "浏览器的推送地址和密钥" },
    closing: "delete first",
  },
  {
    table: "push_endpoints",
    owner: BY_CUSTOMER,
    exported: { no: "推送地址的散列值" },
    closing: { keep: "平台的表，由注销任务另行删除" },
  },
  {
    table: "outbox",
    owner: "user_id",
    key: ["user_id", "seq"],
    exported: { no: "发往页面的通知，内容都在消息和订单中" },
    closing: { keep: "送达之后由注销任务删除" },
  },
  {
    table: "feedback",
    owner: BY_CUSTOMER,
    exported: { file: "意见反馈", title: "意见反馈和回复", without: ["digest"] },
    closing: "delete",
    files: ["pictures"],
  },

  // Rows are deleted together with the bytes (`delete-files.ts`).
  {
    table: "files",
    owner: BY_CUSTOMER,
    exported: { file: "文件", title: "您上传的图片和视频，文件本身在“文件”文件夹中" },
    closing: { keep: "保留的订单用到的文件；其余由注销任务删除" },
  },
];
