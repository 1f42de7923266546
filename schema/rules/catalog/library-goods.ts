/** Goods on one page of the library (GOODS-01). */
export const LIBRARY_PAGE_SIZE = 12;
/** Longest texts, in UTF-16 units. */
export const LIBRARY_GOODS_LIMITS = { name: 100, description: 500, shopUrl: 500 } as const;
/** Most goods that one customer keeps, that one paste adds, and that are deleted together. */
export const LIBRARY_GOODS_MAX = 10_000;
export const PASTED_GOODS_MAX = 200;
export const DELETED_TOGETHER_MAX = 200;

/** What is said about a good that lacks something (GOODS-04), in the words of placing an order. */
export const LIBRARY_GOODS_MESSAGES = {
  goodsTypeId: "请选择商品类别",
  name: "请输入商品名称",
  imgUrl: "请上传商品图片",
  shopUrl: "商品链接应以 http:// 或 https:// 开头，请从浏览器地址栏复制",
  full: `商品库最多保存${LIBRARY_GOODS_MAX}个商品，请先删除不用的`,
} as const;

/** A good as it is typed or sent. */
export interface LibraryGoodsDraft {
  readonly goodsTypeId: unknown;
  readonly name: string;
  readonly imgUrl: string | null;
  readonly shopUrl: string;
}

export interface LibraryGoodsIssue {
  readonly field: keyof LibraryGoodsDraft;
  readonly message: string;
}

/** What is wrong with a good, in the sequence of its form (GOODS-04). */
export function libraryGoodsIssues(draft: LibraryGoodsDraft): LibraryGoodsIssue[] {
  const wrong = {
    imgUrl: !draft.imgUrl,
    goodsTypeId: !draft.goodsTypeId,
    name: draft.name.trim() === "",
    shopUrl: draft.shopUrl.trim() !== "" && shopUrlIn(draft.shopUrl) === null,
  };
  const fields = ["imgUrl", "goodsTypeId", "name", "shopUrl"] as const;
  return fields
    .filter((field) => wrong[field])
    .map((field) => ({ field, message: LIBRARY_GOODS_MESSAGES[field] }));
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
