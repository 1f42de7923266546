import { expectedTimeIssue } from "../placing/expected-time";
import { ORDER_DRAFT_LIMITS, recipientIssues } from "../placing/order-draft";
import type { OrderStatus } from "./order-status";

/** Statuses in which a change of the order applies at once: no master has an appointment. */
export const EDITED_AT_ONCE = ["WAIT_PAY", "RECEIVING_ORDER", "WAIT_ASSIGN", "WAIT_APPOINTMENT"] as const;
/** Statuses in which the master has an appointment, and has to confirm a change. */
export const EDITED_BY_REQUEST = ["WAIT_PICK_UP", "WAIT_INSTALL"] as const;

const isAmong = (statuses: readonly OrderStatus[], status: OrderStatus) => statuses.includes(status);

/** Whether the master has to confirm a change in this status. */
export const isEditedByRequest = (status: OrderStatus): boolean => isAmong(EDITED_BY_REQUEST, status);

/** Whether an order can be changed at all in this status. */
export const isEditable = (status: OrderStatus): boolean =>
  isAmong(EDITED_AT_ONCE, status) || isEditedByRequest(status);

/** Whether the work may move to another district: no master and no provider has the order. */
export const isDistrictOpen = (status: OrderStatus): boolean =>
  status === "WAIT_PAY" || status === "RECEIVING_ORDER";

/** What of an order its customer can change. Null and the empty text are the same. */
export interface EditableOrder {
  readonly customerName: string;
  readonly customerPhone: string;
  readonly areaCode: string;
  /** The area in words, from the province on. */
  readonly areaNames: readonly string[];
  readonly address: string;
  readonly hasLift: boolean | null;
  readonly floors: number | string | null;
  readonly logisticsNo: string;
  /** ISO 8601; null for any time. */
  readonly expectedAt: string | null;
  readonly remark: string;
}

/** One thing that changes, in Chinese. */
export interface OrderEditChange {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

const NOTHING = "无";
const words = (text: string) => text.trim() || NOTHING;
const wordsOfArea = (names: readonly string[]) => [...new Set(names)].join("");
const wordsOfTime = (at: string | null) =>
  at?.slice(0, "YYYY-MM-DDTHH:mm".length).replace("T", " ") ?? "不指定";
const wordsOfLift = ({ hasLift, floors }: Pick<EditableOrder, "hasLift" | "floors">) =>
  hasLift === null ? NOTHING : hasLift ? "有电梯" : floors ? `无电梯，${floors} 楼` : "无电梯";

const SAID: readonly { name: string; of(order: EditableOrder): string }[] = [
  { name: "客户姓名", of: ({ customerName }) => words(customerName) },
  { name: "客户电话", of: ({ customerPhone }) => words(customerPhone) },
  { name: "所在城市", of: ({ areaNames }) => wordsOfArea(areaNames) },
  { name: "详细地址", of: ({ address }) => words(address) },
  { name: "电梯楼层", of: wordsOfLift },
  { name: "物流单号", of: ({ logisticsNo }) => words(logisticsNo) },
  { name: "期望时间", of: ({ expectedAt }) => wordsOfTime(expectedAt) },
  { name: "备注", of: ({ remark }) => words(remark) },
];

/** What differs between two states of an order, in the sequence of the form. */
export const editChanges = (before: EditableOrder, after: EditableOrder): OrderEditChange[] =>
  SAID.map(({ name, of }) => ({ name, from: of(before), to: of(after) })).filter(
    ({ from, to }) => from !== to,
  );

/** Changes in one line, e.g. 客户电话：13800138000 → 13900139000. */
export const wordsOfChanges = (changes: readonly OrderEditChange[]): string =>
  changes.map(({ name, from, to }) => `${name}：${from} → ${to}`).join("；");

/** What the rules of a change look at beside the fields. */
interface EditedOrder {
  readonly status: OrderStatus;
  /** The master collects goods that have arrived, by their waybill (PLACE-55). */
  readonly needsWaybill: boolean;
}

/** A failed rule of a change: the field and the message. */
export interface OrderEditIssue {
  readonly field:
    | "customerName"
    | "customerPhone"
    | "areaCode"
    | "address"
    | "hasLift"
    | "floors"
    | "logisticsNo"
    | "expectedAt";
  readonly message: string;
}

/**
 * What is wrong with a change, in the sequence of the form: the rules of placing an order (PLACE-27 to PLACE-32,
 * PLACE-55), and the district, which stays once a master or a provider has the order. A time that was wished for earlier
 * may have passed. `now` in ms.
 */
export function editIssues(
  { status, needsWaybill, ...before }: EditableOrder & EditedOrder,
  after: EditableOrder,
  now: number,
): OrderEditIssue[] {
  const issues: OrderEditIssue[] = recipientIssues(after);
  if (after.areaCode !== "" && after.areaCode !== before.areaCode && !isDistrictOpen(status)) {
    issues.push({
      field: "areaCode",
      message: `师傅已接单，地址只能改到同一区县（${before.areaNames.at(-1)}）；要换区县，请申请退款后重新下单`,
    });
  }
  if (needsWaybill && after.logisticsNo.trim() === "") {
    issues.push({ field: "logisticsNo", message: "请输入物流单号" });
  } else if (after.logisticsNo.length > ORDER_DRAFT_LIMITS.logisticsNoChars) {
    issues.push({ field: "logisticsNo", message: `物流单号最多${ORDER_DRAFT_LIMITS.logisticsNoChars}个字` });
  }
  const late = after.expectedAt === before.expectedAt ? null : expectedTimeIssue(after.expectedAt, now);
  if (late) issues.push({ field: "expectedAt", message: late });
  return issues;
}

/** Why a paid order does not move to a district with another price. Prices in words, e.g. ¥120.00. */
export const paidPriceDiffers = (to: string, paid: string): string =>
  `新地址的价格为${to}，已付款${paid}，不能直接修改；请申请退款，再按新地址重新下单`;
