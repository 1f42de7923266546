import { Notice } from "~/ui/feedback/notice";
import { useOrderDraft } from "../draft/draft-context";
import { isCustomerFilled, isTouched, visibleSections } from "../draft/draft-rules";
import type { OrderDraftItem } from "../draft/order-draft";

/**
 * Shown in the place of the goods until they appear (PLACE-09). Names the goods that the draft already has, such
 * as one of the library, and the input that is missing.
 */
export function WaitingGoods() {
  const { draft } = useOrderDraft();
  const goods = draft.items.filter(isTouched);
  if (goods.length === 0) return null;
  const missing = [
    ...(visibleSections(draft).customer ? [] : ["选择服务类型"]),
    ...(isCustomerFilled(draft) ? [] : ["填完客户信息"]),
  ];
  return (
    <Notice tone="info">
      {wordsFor(goods)}已带入，{missing.join("、")}后可继续填写
    </Notice>
  );
}

function wordsFor(goods: readonly OrderDraftItem[]): string {
  const name = goods[0]?.name.trim();
  if (goods.length === 1) return name ? `商品“${name}”` : "商品";
  return name ? `“${name}”等 ${goods.length} 种商品` : `${goods.length} 种商品`;
}
