import { useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { type FragmentType, getFragment } from "~/gql";
import type { CopiedOrderFragment } from "~/gql/graphql";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { toast } from "~/ui/toast";
import { newId, useOrderDraft } from "../draft/draft-context";
import { isUntouched } from "../draft/draft-store";
import { useConfirmed } from "../draft/use-confirmed";
import { CopiedOrderFragmentDocument, draftOfOrder } from "./copied-order";

interface CopyIntoDraftProps {
  order: FragmentType<typeof CopiedOrderFragmentDocument>;
}

/** Fills the form in from an order, once; a draft that somebody has begun is replaced only when they say so. */
export function CopyIntoDraft(props: CopyIntoDraftProps) {
  const order = getFragment(CopiedOrderFragmentDocument, props.order);
  const { isRestored, get, update } = useOrderDraft();
  const [searchParams, setSearchParams] = useSearchParams();
  const isWanted = searchParams.has("copy");

  const apply = (copied: CopiedOrderFragment) => {
    update(draftOfOrder(copied, newId));
    toast.success("已按原订单填好，价格以最新报价为准");
  };
  const replacement = useConfirmed(apply);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a link, not again for every change of the draft
  useEffect(() => {
    if (!isRestored || !isWanted) return;
    // Something beyond the own phone, which the form fills in by itself.
    const hasBegun = !isUntouched({ ...get(), userPhone: "" });
    if (hasBegun) replacement.ask(order);
    else apply(order);
    const others = new URLSearchParams(searchParams);
    others.delete("copy");
    setSearchParams(others, { replace: true, preventScrollReset: true });
  }, [isRestored, isWanted, order.id]);

  return (
    <ConfirmDialog
      message="您有一份未提交的草稿。用所选订单的内容替换它吗？"
      confirmLabel="替换"
      cancelLabel="保留草稿"
      {...replacement.dialog}
    />
  );
}
