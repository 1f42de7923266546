import { useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { type FragmentType, getFragment } from "~/gql";
import type { UsedGoodQuery } from "~/gql/graphql";
import { ConfirmDialog } from "~/ui/dialogs/lazy-dialogs";
import { categoryOfType } from "../../../../schema/rules/catalog/category-of-type";
import { newId, useOrderDraft } from "../draft/draft-context";
import { categoryChange, goodsWouldBeLost } from "../draft/draft-rules";
import { freshItem } from "../draft/order-draft";
import { useConfirmed } from "../draft/use-confirmed";
import { PlacementGoodsTypeFragmentDocument } from "../job/category-section";
import { itemOf } from "./item-of-good";
import { withItems } from "./with-items";

type UsedGood = NonNullable<NonNullable<UsedGoodQuery["viewer"]>["libraryGood"]>;

interface GoodIntoDraftProps {
  good: UsedGood;
  goodsTypes: readonly FragmentType<typeof PlacementGoodsTypeFragmentDocument>[];
}

/**
 * Puts a good of the library into the draft, once; goods with input are replaced only after a confirmation. The
 * good is shown when all goods are (PLACE-09); until then `WaitingGoods` names it.
 */
export function GoodIntoDraft({ good, ...props }: GoodIntoDraftProps) {
  const goodsTypes = getFragment(PlacementGoodsTypeFragmentDocument, props.goodsTypes);
  const { isRestored, get, update } = useOrderDraft();
  const [searchParams, setSearchParams] = useSearchParams();
  const isWanted = searchParams.has("good");
  const category = categoryOfType(goodsTypes, good.goodsTypeId);

  const apply = ({ id, children }: NonNullable<typeof category>) => {
    const draft = get();
    update({
      ...(draft.goodsTypeId === id ? {} : categoryChange(id, newId())),
      ...withItems(draft, [{ ...freshItem(newId()), ...itemOf(good, children ?? []) }]),
    });
  };
  const replacement = useConfirmed(apply);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a link, not again for every change of the draft
  useEffect(() => {
    if (!isRestored || !isWanted) return;
    if (category) {
      if (goodsWouldBeLost(get())) replacement.ask(category);
      else apply(category);
    }
    const others = new URLSearchParams(searchParams);
    others.delete("good");
    setSearchParams(others, { replace: true, preventScrollReset: true });
  }, [isRestored, isWanted, good.id]);

  return (
    <ConfirmDialog
      message="草稿里已有商品。用所选的商品替换吗？"
      confirmLabel="替换"
      cancelLabel="保留草稿"
      {...replacement.dialog}
    />
  );
}
