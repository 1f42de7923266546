import { isContactPhone } from "../contact-phone";
import { isWhole } from "../digits";
import { PHONE_MESSAGE, toHalfWidth } from "../phone";

/** Limits of the placement form (PLACE-39..46, CONST-06, CONST-08, CONST-09). */
export const ORDER_DRAFT_LIMITS = {
  itemCountMax: 999,
  packingCountMax: 999,
  floorsMax: 99,
  volumeChars: 11,
  volumeMax: 99_999_999,
  logisticsNoChars: 255,
  logisticsPhoneChars: 12,
  shopOrderNoChars: 60,
  shopNameChars: 50,
} as const;

/** One good of the draft, as far as step one checks it. */
interface DraftItem {
  imageUrl?: string | null;
  goodsTypeId?: number | string | null;
  name?: string | null;
  count?: number | string | null;
}

/** What step one asks for (PLACE-11). Strings may be half typed; `null` means not chosen yet. */
export interface StepOneDraft {
  customerName: string;
  customerPhone: string;
  areaCode: string | null;
  address: string;
  hasLift: boolean | null;
  floors: number | string | null;
  items: readonly DraftItem[];
  totalVolume: string;
  packingCount: number | string;
}

/** What step two asks for (PLACE-53). */
export interface StepTwoDraft {
  /** From the chosen service type: the master collects the goods (C-10). */
  takeDeliveryFee: boolean;
  isArrival: boolean;
  logisticsNo?: string | null;
  logisticsPhone?: string | null;
  contactName: string;
  contactPhone: string;
}

/** A failed rule: the field (`items.2.name` for an item) and the exact message. */
export interface DraftIssue {
  field: string;
  message: string;
}

/** Digits and one dot, at most two decimals and 11 characters (PLACE-40). */
const VOLUME_PATTERN = /^\d+(?:\.\d{0,2})?$|^\.\d{1,2}$/;

/** Volume in m³, or null when it is empty, not a number, 0 (C-08), or more than can be priced (API-020). */
export function parseVolume(input: string): number | null {
  if (input.length > ORDER_DRAFT_LIMITS.volumeChars || !VOLUME_PATTERN.test(input)) return null;
  const volume = Number(input);
  return volume > 0 && volume <= ORDER_DRAFT_LIMITS.volumeMax ? volume : null;
}

const VOLUME_UNIT = /(?<=\d)(?:立方米?|方|m\^?[3³]|㎥)(?!\d)/gi;

/** A written volume without its unit and blanks: `2.5 m3`, `2.5方` and `2.5立方米` are `2.5` (ux.md U38). */
export const withoutVolumeUnit = (text: string): string =>
  toHalfWidth(text).replace(/\s/g, "").replace(VOLUME_UNIT, "");

/**
 * Keeps what the volume field may hold while one types: digits, one dot, two decimals, 11 characters (PLACE-40).
 * Full-width digits, the marks that Chinese keyboards type for a dot, and a pasted unit are read as meant (ux.md U38).
 */
export function limitVolumeInput(input: string): string {
  const ascii = withoutVolumeUnit(input).replace(/[。,]/g, ".");
  const [whole = "", ...rest] = ascii.replace(/[^\d.]/g, "").split(".");
  const decimals = rest.join("").slice(0, 2);
  const digits = whole.replace(/^0+(?=\d)/, "");
  return (rest.length > 0 ? `${digits}.${decimals}` : digits).slice(0, ORDER_DRAFT_LIMITS.volumeChars);
}

/** What is wrong with the number of packages, or null (PLACE-37, PLACE-42). */
export function packingCountIssue(count: number | string): string | null {
  if (isWhole(count, 1, ORDER_DRAFT_LIMITS.packingCountMax)) return null;
  return Number(count) === 0 ? "包装件数不能为0" : `包装件数须为1-${ORDER_DRAFT_LIMITS.packingCountMax}`;
}

/** What is wrong with the storey of a house without a lift, or null (PLACE-32). */
export function floorsIssue(floors: number | string | null): string | null {
  if (isWhole(floors, 1, ORDER_DRAFT_LIMITS.floorsMax)) return null;
  return blank(String(floors ?? "")) ? "请输入楼梯层数" : `楼梯层数须为1-${ORDER_DRAFT_LIMITS.floorsMax}`;
}

const blank = (value: string | null | undefined) => !value || value.trim() === "";

type RecipientDraft = Pick<
  StepOneDraft,
  "customerName" | "customerPhone" | "areaCode" | "address" | "hasLift" | "floors"
>;

/** A failed rule about who receives the goods and where. */
interface RecipientIssue extends DraftIssue {
  field: keyof RecipientDraft;
}

/** Failures of what is said about who receives the goods and where, in the documented order (PLACE-27 to PLACE-32). */
export function recipientIssues(draft: RecipientDraft): RecipientIssue[] {
  const issues: RecipientIssue[] = [];
  const fail = (field: RecipientIssue["field"], message: string) => issues.push({ field, message });

  if (blank(draft.customerName)) fail("customerName", "请输入客户姓名");
  if (!isContactPhone(draft.customerPhone)) fail("customerPhone", PHONE_MESSAGE.form);
  if (blank(draft.areaCode)) fail("areaCode", "请选择所在城市");
  if (blank(draft.address)) fail("address", "请输入详细地址");
  if (draft.hasLift === null) fail("hasLift", "请选择有无电梯");
  const storey = draft.hasLift === false ? floorsIssue(draft.floors) : null;
  if (storey) fail("floors", storey);
  return issues;
}

/**
 * Failures of step one in the documented order, so that the first one is the one to tell (PLACE-27..37, 41).
 * The tenth rule, a price of 0, needs the quote and is checked where the quote is.
 */
export function stepOneIssues(draft: StepOneDraft): DraftIssue[] {
  const issues: DraftIssue[] = [...recipientIssues(draft)];
  const fail = (field: string, message: string) => issues.push({ field, message });

  draft.items.forEach((item, index) => {
    if (blank(item.imageUrl)) fail(`items.${index}.imageUrl`, "请上传商品图片");
    if (!item.goodsTypeId) fail(`items.${index}.goodsTypeId`, "请选择商品类别");
    if (blank(item.name)) fail(`items.${index}.name`, "请输入商品名称");
    if (!isWhole(item.count, 1, ORDER_DRAFT_LIMITS.itemCountMax)) {
      fail(`items.${index}.count`, "商品数量须为1-999");
    }
  });
  if (draft.items.length === 0) fail("items", "请至少添加一件商品");
  if (parseVolume(draft.totalVolume) === null) fail("totalVolume", "请输入的体积");
  const packing = packingCountIssue(draft.packingCount);
  if (packing) fail("packingCount", packing);
  return issues;
}

/** Failures of step two in the documented order (PLACE-55..59). */
export function stepTwoIssues(draft: StepTwoDraft): DraftIssue[] {
  const issues: DraftIssue[] = [];
  const fail = (field: string, message: string) => issues.push({ field, message });

  if (draft.takeDeliveryFee && draft.isArrival) {
    if (blank(draft.logisticsNo)) fail("logisticsNo", "请输入物流单号");
    if (!/^\d{1,12}$/.test(draft.logisticsPhone ?? "")) fail("logisticsPhone", INVALID_LOGISTICS_PHONE);
  }
  if (blank(draft.contactName)) fail("contactName", "请输入您的姓名");
  if (!isContactPhone(draft.contactPhone)) fail("contactPhone", PHONE_MESSAGE.contact);
  return issues;
}

/** Shown for the phone of a depot that is not made of 1 to 12 digits (PLACE-56, CONST-06). */
export const INVALID_LOGISTICS_PHONE = "请输入合法的物流电话号码";

/** Shown when a quote comes back with a worker fee of 0 (PLACE-38). */
export const PRICE_IN_MAINTENANCE = "商品类目价格维护中，该类目暂时不能下单";

/** Shown when the chosen area is not served (PLACE-23). */
export const AREA_NOT_SERVED = "该区域暂未开通服务，无法下单";
