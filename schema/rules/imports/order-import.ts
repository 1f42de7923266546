/** What one file may hold (BATCH-04). */
export const IMPORT_LIMITS = {
  bytes: 10 * 1024 * 1024,
  rows: 5_000,
  columns: 100,
  /** Rows that one submission takes; the page sends a long list in pieces, so that it can tell how far it is. */
  submittedRows: 200,
  /** How long an import can be opened again, days (G-13). */
  keptDays: 90,
  /** What a cell says at most; several goods of one order share one. */
  cellChars: 1_000,
  mappingNameChars: 20,
  mappings: 20,
} as const;

/** Said where no row is ticked (BATCH-09, C-61). */
export const NOTHING_TO_SUBMIT = "请至少选择一个订单提交";

/** Said where there is nothing to download (BATCH-11). */
export const NOTHING_TO_DOWNLOAD = "文件下载失败";

/** Extensions that a table may have. */
export const SHEET_EXTENSIONS = ["xlsx", "xls", "csv"] as const;

/** What an order is made of in a file. */
export const IMPORT_FIELDS = [
  "serviceType",
  "customerName",
  "customerPhone",
  "address",
  "isLift",
  "floorsNumber",
  "goodsName",
  "sku",
  "count",
  "totalVolume",
  "packingCount",
  "isArrival",
  "logisticsCompany",
  "logisticsNo",
  "logisticsPhone",
  "pickupCode",
  "pickupAddress",
  "expectedTime",
  "shopOrderNo",
  "remark",
  "verifType",
  "verifOrderNo",
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Texts of one row by field; what the file leaves out is empty. */
export type ImportValues = Readonly<Record<ImportField, string>>;

interface FieldInfo {
  readonly title: string;
  /** Without it no order can be placed. */
  readonly isRequired: boolean;
  /** What API-023 takes at most. */
  readonly maxChars: number;
  /** What to write there. */
  readonly note: string;
}

/** How each field is called, what belongs there, and how long it may be. */
export const IMPORT_FIELD_INFO: Readonly<Record<ImportField, FieldInfo>> = {
  serviceType: { title: "服务类型", isRequired: true, maxChars: 50, note: "从下拉列表中选择" },
  customerName: { title: "客户姓名", isRequired: true, maxChars: 50, note: "收货人姓名" },
  customerPhone: {
    title: "客户电话",
    isRequired: true,
    maxChars: 32,
    note: "11 位手机号，可带分机；或带区号的固定电话",
  },
  address: {
    title: "客户地址",
    isRequired: true,
    maxChars: 200,
    note: "写全省、市、区和详细地址，例如：浙江省杭州市西湖区文三路 90 号 3 幢 502",
  },
  isLift: { title: "有无电梯", isRequired: true, maxChars: 20, note: "填“有”或“无”" },
  floorsNumber: { title: "楼梯层数", isRequired: false, maxChars: 10, note: "没有电梯时填写，1-99" },
  goodsName: {
    title: "商品名称",
    isRequired: true,
    maxChars: 100,
    note: "与“我的商品”中的名称一致，可从下拉列表中选择；填了商家编码可不填；一单多件时每件填一行，店铺订单号和收货人相同，或收货人各列留空、与上一行合并",
  },
  sku: {
    title: "商家编码",
    isRequired: false,
    maxChars: 64,
    note: "选填，与“我的商品”中的商家编码一致，先按它找商品",
  },
  count: { title: "商品数量", isRequired: true, maxChars: 10, note: "1-999" },
  totalVolume: {
    title: "总体积(m³)",
    isRequired: true,
    maxChars: 20,
    note: "最多两位小数；“我的商品”中有体积的可不填",
  },
  packingCount: {
    title: "包装件数",
    isRequired: true,
    maxChars: 10,
    note: "1-999；“我的商品”中有件数的可不填",
  },
  isArrival: {
    title: "货物是否已到",
    isRequired: false,
    maxChars: 20,
    note: "填“已到”或“未到”，不填视为已到",
  },
  logisticsCompany: { title: "物流公司", isRequired: false, maxChars: 100, note: "选填" },
  logisticsNo: { title: "物流单号", isRequired: false, maxChars: 255, note: "需要师傅提货且货物已到时必填" },
  logisticsPhone: {
    title: "物流电话",
    isRequired: false,
    maxChars: 20,
    note: "需要师傅提货且货物已到时必填，只填数字",
  },
  pickupCode: { title: "提货码", isRequired: false, maxChars: 50, note: "选填" },
  pickupAddress: { title: "提货地址", isRequired: false, maxChars: 200, note: "选填" },
  expectedTime: {
    title: "期望上门时间",
    isRequired: false,
    maxChars: 40,
    note: "选填，例如：2026-12-01 14:00",
  },
  shopOrderNo: {
    title: "店铺订单号",
    isRequired: false,
    maxChars: 60,
    note: "选填，随订单保存，并用来发现重复的行",
  },
  remark: { title: "备注", isRequired: false, maxChars: 400, note: "选填" },
  verifType: {
    title: "核销方式",
    isRequired: false,
    maxChars: 20,
    note: "填“无需核销”“喵师傅核销”或“旺铺核销”，不填视为无需核销",
  },
  verifOrderNo: { title: "核销单号", isRequired: false, maxChars: 100, note: "选填，店铺平台上的订单编号" },
};

/** The answers that a row may have for 核销方式. */
export const VERIF_CHOICES: readonly string[] = ["无需核销", "喵师傅核销", "旺铺核销"];

/** What is wrong with a row: the field and the words that placing an order would give for it. */
export interface ImportIssue {
  readonly field: ImportField;
  readonly message: string;
}

/** Why a good row wants a look before it is ordered; such rows are not ticked by themselves (U26). */
export const ROW_NOTES = ["DUPLICATE", "HIDDEN", "ADDRESS", "PICKUP"] as const;
export type RowNoteKind = (typeof ROW_NOTES)[number];

/** Columns of a file by the field that they fill; several are joined, as 省, 市, 区 and 地址 are. */
export type ColumnMapping = Readonly<Partial<Record<ImportField, readonly number[]>>>;

/** Fields without which a file makes no sense at all, whatever else can be filled in afterwards. */
const MAPPED_AT_LEAST: readonly ImportField[] = ["customerPhone", "address", "goodsName"];

/** The fields that nothing goes without and that have no column; a SKU names goods as well as their name does. */
export const unmappedFields = (isMapped: (field: ImportField) => boolean): ImportField[] =>
  MAPPED_AT_LEAST.filter((field) => !isMapped(field) && !(field === "goodsName" && isMapped("sku")));
