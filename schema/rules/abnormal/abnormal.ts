/** How far the customer has dealt with an exception (ENUM-10). */
export const MERCHANT_STATUSES = ["NOT_FOLLOW_UP", "FOLLOWING_UP", "PROCESSED"] as const;
export type MerchantStatus = (typeof MERCHANT_STATUSES)[number];
export const MERCHANT_STATUS_NAMES: Record<MerchantStatus, string> = {
  NOT_FOLLOW_UP: "未跟进",
  FOLLOWING_UP: "跟进中",
  PROCESSED: "已处理",
};

/** How an order goes on after an exception (ENUM-09). */
export const SOLVE_WAYS = ["BACK", "MARKUP", "NORMAL"] as const;
export type SolveWay = (typeof SOLVE_WAYS)[number];
export const SOLVE_WAY_NAMES: Record<SolveWay, string> = {
  BACK: "退货退款",
  MARKUP: "加价处理",
  NORMAL: "继续正常服务",
};

/** State of a package as the master found it (ENUM-18, ABN-09). */
export const PACKAGE_STATE_NAMES: Readonly<Record<number, string>> = {
  1: "外包装褶皱或变形",
  2: "外包装破损",
  3: "外包装完好",
};

/** Who an exception comes from; the documents name the field and no values. */
export const ABNORMAL_SOURCES = ["CUSTOMER", "WORKER", "OTHER"] as const;
export type AbnormalSource = (typeof ABNORMAL_SOURCES)[number];
export const ABNORMAL_SOURCE_NAMES: Record<AbnormalSource, string> = {
  CUSTOMER: "客户",
  WORKER: "师傅",
  OTHER: "其他",
};

export const MAX_ABNORMAL_TEXT = 500;
export const MAX_ABNORMAL_IMAGES = 8;
export const MAX_SOURCE_NAME = 100;
export const MAX_SOURCE_PHONE = 11;

type Issue<Field extends string> = { field: Field; message: string } | null;

interface ExceptionForm {
  readonly abnormalType: string;
  readonly description: string;
}

/** What is missing in an exception that is being reported (ABN-20, ABN-21); null for nothing. */
export function exceptionIssue(form: ExceptionForm): Issue<"abnormalType" | "description"> {
  if (form.abnormalType === "") return { field: "abnormalType", message: "请选择异常类型" };
  if (form.description.trim() === "") return { field: "description", message: "请输入异常描述" };
  return null;
}

interface HandlingForm {
  readonly status: string;
  readonly content: string;
  readonly isMarkup: boolean;
  /** 分; null while none is typed. */
  readonly fee: number | null;
}

/** What is missing in the handling of an exception (ABN-12, ABN-14, ABN-15); null for nothing. */
export function handlingIssue(form: HandlingForm): Issue<"status" | "content" | "fee"> {
  if (form.status === "") return { field: "status", message: "请选择处理状态" };
  if (form.content.trim() === "") return { field: "content", message: "请输入处理内容" };
  if (form.isMarkup && form.fee === null) return { field: "fee", message: "请输入加价金额" };
  return null;
}
