import { ConfirmDialog } from "~/ui/dialogs/lazy-dialogs";
import { newId, useOrderDraft } from "../draft/draft-context";
import { categoryChange, goodsWouldBeLost, modeChange } from "../draft/draft-rules";
import type { OrderDraft } from "../draft/order-draft";
import { useConfirmed } from "../draft/use-confirmed";
import { withItems } from "./with-items";

/** A change that would delete added goods, until it is confirmed or cancelled. */
export type GoodsResetChange =
  | { what: "mode"; mode: OrderDraft["mode"] }
  | { what: "category"; goodsTypeId: string };

const QUESTIONS: Record<GoodsResetChange["what"], string> = {
  mode: "切换下单方式后，已添加的商品将被清空，确定切换吗？",
  category: "切换商品类目后，已添加的商品将被清空，确定切换吗？",
};

/** Applies a change of mode or category, after a confirmation if goods would be lost (PLACE-05, 06, 07). */
export function useGoodsReset() {
  const { get, update } = useOrderDraft();

  const apply = (change: GoodsResetChange) => {
    const changed =
      change.what === "mode" ? modeChange(change.mode, newId()) : categoryChange(change.goodsTypeId, newId());
    // The volume and packages of the goods that are gone go with them.
    update({ ...withItems(get(), changed.items), ...changed });
  };
  const reset = useConfirmed(apply);
  const request = (change: GoodsResetChange) => {
    const draft = get();
    const isSame =
      change.what === "mode" ? change.mode === draft.mode : change.goodsTypeId === draft.goodsTypeId;
    if (isSame) return;
    if (goodsWouldBeLost(draft)) reset.ask(change);
    else apply(change);
  };

  const confirmation = (
    <ConfirmDialog message={reset.pending ? QUESTIONS[reset.pending.what] : ""} {...reset.dialog} />
  );
  return { request, confirmation };
}
