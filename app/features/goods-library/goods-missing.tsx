import { LinkButton } from "~/ui/buttons/link-button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { GOODS_LIST } from "./library-address";

/** Shown instead of a missing good, or another customer's (ROLE-16). */
export function GoodsMissing() {
  return (
    <EmptyState
      isPage
      illustration="goods"
      title="商品不存在"
      description="商品可能已被删除，或链接有误"
      action={<LinkButton to={GOODS_LIST.path}>查看我的商品</LinkButton>}
    />
  );
}
