import { listAddress } from "~/features/list/list-address";
import { digits, words } from "~/features/list/param-readers";
import { LIBRARY_PAGE_SIZE } from "../../../schema/rules/catalog/library-goods";

/**
 * The goods library (GOODS-01), filtered by category and by a part of the name, with the parameters of
 * API-018.
 */
export const GOODS_LIST = listAddress({
  path: "/user/commodity",
  pageSize: LIBRARY_PAGE_SIZE,
  params: { goodsTypeId: digits(9), keyWord: words(100) },
});

export type GoodsFilter = ReturnType<typeof GOODS_LIST.read>["filter"];

/** Pages about one good. */
export const GOODS_PAGES = {
  detail: (id: string) => `/user/commodity/detail?id=${id}`,
  add: "/user/commodity/adding",
  edit: (id: string) => `/user/commodity/adding?id=${id}`,
  /** A new good with the values of another one. */
  copy: (id: string) => `/user/commodity/adding?copy=${id}`,
  /** An order for it (app/features/placement/goods/good-into-draft.tsx). */
  order: (id: string) => `/placeorder/stepone?good=${id}`,
} as const;
