import { amountFen, plainAmount } from "../money";
import { packingCountIssue, parseVolume } from "../placing/order-draft";
import { CHARGE_UNCLEAR, readCharge } from "../wallet/order-profit";

/** Goods on one page of the library (GOODS-01). */
export const LIBRARY_PAGE_SIZE = 12;
/** Longest texts, in UTF-16 units. */
export const LIBRARY_GOODS_LIMITS = { name: 100, description: 500, shopUrl: 500, sku: 64 } as const;
/** Most goods that one customer keeps, that one paste adds, and that are deleted together. */
export const LIBRARY_GOODS_MAX = 10_000;
export const PASTED_GOODS_MAX = 200;
export const DELETED_TOGETHER_MAX = 200;

/** Heaviest piece, kg. */
const MOST_WEIGHT = 99_999;

/** What is said about a good that lacks something (GOODS-04), in the words of placing an order. */
export const LIBRARY_GOODS_MESSAGES = {
  goodsTypeId: "请选择商品类别",
  name: "请输入商品名称",
  imgUrl: "请上传商品图片",
  shopUrl: "商品链接应以 http:// 或 https:// 开头，请从浏览器地址栏复制",
  sku: `商家编码最多${LIBRARY_GOODS_LIMITS.sku}个字`,
  volume: "体积须大于0，最多两位小数",
  weight: `重量须大于0、不超过${MOST_WEIGHT}，最多两位小数`,
  full: `商品库最多保存${LIBRARY_GOODS_MAX}个商品，请先删除不用的`,
} as const;

/** Said about a SKU that another good has. */
export const skuTaken = (sku: string, name: string): string => `商家编码“${sku}”已用于“${name}”，请换一个`;

/** A good as it is typed or sent. */
export interface LibraryGoodsDraft {
  readonly goodsTypeId: unknown;
  readonly name: string;
  readonly imgUrl: string | null;
  readonly shopUrl: string;
  readonly sku: string;
  /** m³ */
  readonly volume: string;
  readonly packingCount: string;
  /** kg */
  readonly weight: string;
  /** 元 */
  readonly costPrice: string;
}

/** A good of which nothing more is said than what the documents ask for. */
export const NO_DETAILS = { sku: "", volume: "", packingCount: "", weight: "", costPrice: "" } as const;

export interface LibraryGoodsIssue {
  readonly field: keyof LibraryGoodsDraft;
  readonly message: string;
}

/** What is wrong with a good, in the sequence of its form (GOODS-04). */
export function libraryGoodsIssues(draft: LibraryGoodsDraft): LibraryGoodsIssue[] {
  const { volume, weight, packingCount } = draft;
  const issues = {
    imgUrl: draft.imgUrl ? null : LIBRARY_GOODS_MESSAGES.imgUrl,
    goodsTypeId: draft.goodsTypeId ? null : LIBRARY_GOODS_MESSAGES.goodsTypeId,
    name: draft.name.trim() === "" ? LIBRARY_GOODS_MESSAGES.name : null,
    shopUrl: draft.shopUrl.trim() === "" || shopUrlIn(draft.shopUrl) ? null : LIBRARY_GOODS_MESSAGES.shopUrl,
    sku: draft.sku.trim().length > LIBRARY_GOODS_LIMITS.sku ? LIBRARY_GOODS_MESSAGES.sku : null,
    volume: volume === "" || parseVolume(volume) !== null ? null : LIBRARY_GOODS_MESSAGES.volume,
    packingCount: packingCount === "" ? null : packingCountIssue(packingCount),
    weight: readWeight(weight) === undefined ? LIBRARY_GOODS_MESSAGES.weight : null,
    costPrice: readCharge(draft.costPrice) === undefined ? CHARGE_UNCLEAR : null,
  } satisfies Record<keyof LibraryGoodsDraft, string | null>;
  return (Object.keys(issues) as (keyof LibraryGoodsDraft)[]).flatMap((field) => {
    const message = issues[field];
    return message === null ? [] : [{ field, message }];
  });
}

/** A typed weight in kg; null for an empty text, undefined for an invalid one. */
export function readWeight(typed: string): number | null | undefined {
  if (plainAmount(typed) === "") return null;
  const hundredths = amountFen(typed);
  return hundredths === null || hundredths === 0 || hundredths > MOST_WEIGHT * 100
    ? undefined
    : hundredths / 100;
}

/** An address within what a shop's app hands out: 【某宝】https://m.example.com/x 「沙发」. */
const WITHIN = /https?:\/\/[^\s「」【】（）<>"'，。；]+/i;

/**
 * The address of a shop in what was pasted; null without one. Only pages of the web: it becomes a link (security.md
 * S27), whose name of a user or password would deceive.
 */
export function shopUrlIn(pasted: string): string | null {
  const [address = ""] = WITHIN.exec(pasted) ?? [];
  if (address.length > LIBRARY_GOODS_LIMITS.shopUrl || !URL.canParse(address)) return null;
  const { hostname, username, password } = new URL(address);
  return hostname.includes(".") && username === "" && password === "" ? address : null;
}
