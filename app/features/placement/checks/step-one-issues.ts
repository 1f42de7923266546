import { type DraftIssue, stepOneIssues } from "../../../../schema/rules/placing/order-draft";
import { areaCodeOf, visibleSections } from "../draft/draft-rules";
import type { OrderDraft } from "../draft/order-draft";

/** Message when a service type is chosen before a category (PLACE-21). */
export const CATEGORY_FIRST = "请先选择商品类目";
const SERVICE_TYPE_MISSING = "请选择服务类型";

/**
 * Errors that prevent the next step, in the order of the page; the first one is shown. Hidden parts are not
 * checked: the fields that reveal them are.
 */
export function stepOneFailures(draft: OrderDraft): DraftIssue[] {
  if (!draft.goodsTypeId) return [{ field: "goodsTypeId", message: CATEGORY_FIRST }];
  if (!draft.serviceTypeId) return [{ field: "serviceTypeId", message: SERVICE_TYPE_MISSING }];
  const issues = stepOneIssues({ ...draft, areaCode: areaCodeOf(draft) });
  if (visibleSections(draft).goods) return issues;
  return issues.filter(({ field }) => !isGoodsField(field));
}

function isGoodsField(field: string): boolean {
  return field.startsWith("items") || field === "totalVolume" || field === "packingCount";
}
