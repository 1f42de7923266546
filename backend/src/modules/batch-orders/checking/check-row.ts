import { totalMeasures, weightNote } from "../../../../../schema/rules/catalog/goods-measures";
import {
  GOODS_FIELDS,
  type GoodsEntry,
  goodsEntries,
  MAX_GOODS_OF_ORDER,
} from "../../../../../schema/rules/imports/goods-list";
import {
  IMPORT_FIELD_INFO,
  IMPORT_FIELDS,
  type ImportField,
  type ImportIssue,
  type ImportValues,
} from "../../../../../schema/rules/imports/order-import";
import { normalizeWaybill } from "../../../../../schema/rules/orders/waybill";
import { normalizePhone } from "../../../../../schema/rules/phone";
import { expectedTimeIssue } from "../../../../../schema/rules/placing/expected-time";
import {
  AREA_NOT_SERVED,
  INVALID_LOGISTICS_PHONE,
  ORDER_DRAFT_LIMITS,
  PRICE_IN_MAINTENANCE,
  parseVolume,
  stepOneIssues,
  stepTwoIssues,
} from "../../../../../schema/rules/placing/order-draft";
import { timeToIso } from "../../../../../schema/rules/time";
import type { NewOrder } from "../../orders";
import { isPriced } from "../../pricing";
import type { RowFindings } from "../row-findings";
import type { CategoryFacts } from "./category-facts";
import { findGoods, goodsKey, type KnownGoods } from "./goods-index";
import { type FoundPlace, placeIn } from "./place-in";
import {
  isScientific,
  readCount,
  readFlag,
  readFloors,
  readLift,
  readMoment,
  readPhone,
  readVerif,
  readVolume,
} from "./read-cell";

/** A row after its check: its errors, or its order. */
export interface CheckedRow extends Omit<RowFindings, "pickupPoint"> {
  /** The order without the quoted price; null while the row has an error. */
  readonly draft: NewOrder | null;
}

/** Shown for a volume that is filled in but is no volume; a missing one has the text of the order form. */
const INVALID_VOLUME = "总体积须大于 0，最多两位小数";

/** Long numbers, of which a spreadsheet may have kept the first digits alone. */
const LONG_NUMBERS = ["logisticsNo", "pickupCode", "shopOrderNo", "verifOrderNo"] as const;

/** The field of the row at which an error of the order form is shown. */
const FIELD_OF: Readonly<Record<string, ImportField>> = {
  customerName: "customerName",
  customerPhone: "customerPhone",
  areaCode: "address",
  address: "address",
  hasLift: "isLift",
  floors: "floorsNumber",
  "items.name": "goodsName",
  "items.count": "count",
  totalVolume: "totalVolume",
  packingCount: "packingCount",
  logisticsNo: "logisticsNo",
  logisticsPhone: "logisticsPhone",
};

/**
 * Checks a row by the rules of the order form (ux.md U25), so that each error has the same text as there.
 * Errors that only a table can have have texts of their own.
 *
 * @param now a visit must be later than this, ms
 */
export function checkRow(values: ImportValues, facts: CategoryFacts, now: number): CheckedRow {
  const issues: ImportIssue[] = [];
  const fail = (field: ImportField, message: string) => {
    if (!issues.some((issue) => issue.field === field)) issues.push({ field, message });
  };
  const parsedGoods = goodsEntries(values);
  if (!parsedGoods) fail("count", "商品名称、商家编码与商品数量的个数不一致，一单多件时请用“；”一一对应");
  const entries = parsedGoods ?? [];
  if (entries.length > MAX_GOODS_OF_ORDER) fail("goodsName", `一个订单最多 ${MAX_GOODS_OF_ORDER} 种商品`);
  for (const field of IMPORT_FIELDS) {
    const { maxChars, title } = IMPORT_FIELD_INFO[field];
    const texts = isOfGoods(field) ? entries.map((entry) => entry[field]) : [values[field]];
    if (texts.some((text) => text.length > maxChars)) fail(field, `${title}最多 ${maxChars} 个字`);
  }

  const service = serviceOf(values.serviceType, facts, fail);
  const items = entries.map((entry) => ({
    entry,
    goods: goodsOf(entry, facts, fail),
    count: readCount(entry.count),
  }));
  const place = placeIn(values.address, facts.recognise, values.customerName.trim());
  const pickup = values.pickupAddress === "" ? null : placeIn(values.pickupAddress, facts.recognise);
  const { phone, isLost } = readPhone(values.customerPhone);
  for (const field of LONG_NUMBERS)
    if (isScientific(values[field]))
      fail(field, `${IMPORT_FIELD_INFO[field].title}被表格显示成了科学计数，丢失了数字，请重新填写`);
  if (isLost) fail("customerPhone", "电话被表格显示成了科学计数，丢失了数字，请重新填写");
  const storey = readFloors(values.floorsNumber);
  const lift = values.isLift === "" ? storey.lift : readLift(values.isLift);
  const isLift = lift?.hasLift ?? (values.isLift === "" ? place.hasLift : null);
  const isArrival = values.isArrival === "" ? true : readFlag(values.isArrival);
  if (isArrival === null) fail("isArrival", "请填写“已到”或“未到”");
  const floors = storey.floors || String(lift?.floors ?? place.floors ?? "");
  const expectedTime = values.expectedTime === "" ? null : readMoment(values.expectedTime, now);
  if (values.expectedTime !== "" && expectedTime === null)
    fail("expectedTime", "期望服务时间有误，例如：2026-12-01 14:00");
  const late = expectedTimeIssue(expectedTime && timeToIso(expectedTime), now);
  if (late) fail("expectedTime", late);
  const verifType = readVerif(values.verifType);
  if (verifType === null) fail("verifType", "请填写“无需核销”“喵师傅核销”或“旺铺核销”");
  if (verifType === "NOT" && values.verifOrderNo !== "") fail("verifType", "填写了核销单号，请填写核销方式");
  if (values.address !== "" && place.areaCode === null)
    fail("address", "请选择所在城市：地址中没有识别出省、市、区，请补全");

  const totals = totalMeasures(
    items.map(({ goods, count }) => ({ count: Number(count), measures: goods?.measures ?? null })),
  );
  const draft = {
    customerName: values.customerName.trim(),
    customerPhone: phone,
    // Without an address, the error is shown at the street.
    areaCode: values.address === "" ? "-" : place.areaCode,
    address: place.detail,
    hasLift: isLift,
    floors: isLift === false ? floors : null,
    items: items.map(({ entry, goods, count }) => ({
      imageUrl: goods?.imgUrl ?? "-",
      goodsTypeId: goods?.goodsTypeId ?? facts.category.id,
      name: goods?.name ?? (entry.goodsName || entry.sku),
      count,
    })),
    // Measures that the row leaves out come from the goods library.
    totalVolume: readVolume(values.totalVolume) || (totals.totalVolume ?? ""),
    packingCount: readCount(values.packingCount) || (totals.packingCount ?? ""),
  };
  // The order form has no text for it: its field takes nothing else.
  if (values.totalVolume.trim() !== "" && parseVolume(draft.totalVolume) === null)
    fail("totalVolume", INVALID_VOLUME);
  const logisticsNo = normalizeWaybill(values.logisticsNo);
  const logisticsPhone = normalizePhone(values.logisticsPhone);
  // Also where the master collects nothing: no order takes more digits.
  if (logisticsPhone.length > ORDER_DRAFT_LIMITS.logisticsPhoneChars)
    fail("logisticsPhone", INVALID_LOGISTICS_PHONE);
  const told = [
    ...stepOneIssues(draft),
    ...stepTwoIssues({
      takeDeliveryFee: service?.takeDeliveryFee ?? false,
      isArrival: isArrival ?? false,
      logisticsNo,
      logisticsPhone,
      contactName: facts.sender.name,
      contactPhone: facts.sender.phone,
    }),
  ];
  for (const { field, message } of told) {
    const own = FIELD_OF[field.replace(/^items\.\d+/, "items")];
    if (own) fail(own, message);
  }
  if (place.areaCode !== null && !facts.isServed(place.areaCode)) fail("address", AREA_NOT_SERVED);

  const found = {
    identifyAddress: place.areaCode === null ? null : place.whole,
    identifyPickupAddress: pickup?.areaCode ? pickup.whole : null,
    notes: addressNotes(place, pickup),
  };
  const failed = () => ({ ...found, issues: inSequence(issues), totalFeeFen: null, draft: null });
  const orderItems = items.flatMap(({ goods, count }) => (goods ? [itemOf(goods, Number(count))] : []));
  if (
    issues.length > 0 ||
    !service ||
    orderItems.length < items.length ||
    place.areaCode === null ||
    isLift === null
  )
    return failed();

  const order: NewOrder = {
    goodsTypeId: facts.category.id,
    serviceType: service.id,
    orderType: facts.orderType,
    customerName: draft.customerName,
    customerPhone: phone,
    isLift,
    floorsNumber: isLift ? null : Number(floors),
    areaCode: place.areaCode,
    address: place.detail,
    orderItems,
    totalVolume: draft.totalVolume,
    packingCount: Number(draft.packingCount),
    isArrival: isArrival ?? true,
    logisticsNo: logisticsNo || null,
    logisticsPhone: logisticsPhone || null,
    logisticsCompany: values.logisticsCompany || null,
    pickupCode: values.pickupCode || null,
    pickupAddress: values.pickupAddress || null,
    pickupAreaCode: pickup?.areaCode ?? null,
    verifType: verifType ?? "NOT",
    verifOrderNo: values.verifOrderNo || null,
    expectedTime,
    remark: values.remark || null,
    shopOrderNo: values.shopOrderNo || null,
    userName: facts.sender.name,
    userPhone: facts.sender.phone,
  };
  const quote = facts.prices.quote({
    serviceTypeId: service.id,
    areaCode: order.areaCode,
    totalVolume: parseVolume(order.totalVolume) ?? 0,
    items: order.orderItems,
  });
  if (!quote || !isPriced(quote)) {
    fail("goodsName", PRICE_IN_MAINTENANCE);
    return failed();
  }
  return { ...found, issues: [], totalFeeFen: quote.totalFeeFen, draft: order };
}

type Fail = (field: ImportField, message: string) => void;

/** The service with this name. If the category has only one service, the name may be empty. */
function serviceOf(name: string, { services, category }: CategoryFacts, fail: Fail) {
  if (name === "" && services.length === 1) return services[0] ?? null;
  const found = services.find((service) => goodsKey(service.name) === goodsKey(name));
  if (!found) {
    const offered = services.map((service) => service.name).join("、");
    fail(
      "serviceType",
      name === "" ? `请选择服务类型：${offered}` : `“${category.name}”没有服务“${name}”，可选：${offered}`,
    );
  }
  return found ?? null;
}

const isOfGoods = (field: ImportField): field is keyof GoodsEntry =>
  GOODS_FIELDS.some((own) => own === field);

/** A good of the library as one of an order. */
const itemOf = (goods: KnownGoods, count: number): NewOrder["orderItems"][number] => ({
  imgUrl: goods.imgUrl,
  installVideoUrl: goods.installVideoUrl,
  goodsTypeId: goods.goodsTypeId,
  name: goods.name,
  count,
  description: weightNote(goods.measures),
});

/** The good of the library that an entry means, if its category is the chosen one (BATCH-10). */
function goodsOf(entry: GoodsEntry, facts: CategoryFacts, fail: Fail) {
  const { sku, goodsName: name } = entry;
  const { category } = facts;
  const found = findGoods(entry, facts);
  if (!found) {
    if (name !== "") fail("goodsName", `商品库中没有“${name}”，请添加到商品库或换成已有商品`);
    if (sku !== "") fail("sku", `商品库中没有商家编码“${sku}”，请填写商品名称或换成已有编码`);
    return null;
  }
  const { good, by } = found;
  if (good.categoryId !== category.id) {
    fail(by, `“${good.name}”不属于所选类目“${category.name}”，请换成该类目的商品`);
    return null;
  }
  return good;
}

function addressNotes(place: FoundPlace, pickup: FoundPlace | null): RowFindings["notes"] {
  return [
    ...(place.doubt ? [{ kind: "ADDRESS" as const, message: `客户地址：${place.doubt}` }] : []),
    ...(pickup?.doubt ? [{ kind: "PICKUP" as const, message: `提货地址：${pickup.doubt}` }] : []),
  ];
}

const inSequence = (issues: readonly ImportIssue[]): ImportIssue[] =>
  [...issues].sort((a, b) => IMPORT_FIELDS.indexOf(a.field) - IMPORT_FIELDS.indexOf(b.field));
