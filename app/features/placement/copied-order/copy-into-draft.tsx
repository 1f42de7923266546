import { useSearchParams } from "@remix-run/react";
import { useEffect, useState } from "react";
import { type FragmentType, getFragment } from "~/gql";
import type { CopiedOrderFragment } from "~/gql/graphql";
import { ConfirmDialog } from "~/ui/dialogs/lazy-dialogs";
import { toast } from "~/ui/feedback/toast";
import { focusField } from "~/ui/fields/focus-field";
import { RECOGNISE_ID } from "../customer/recognise/recognise-id";
import { newId, useOrderDraft } from "../draft/draft-context";
import { isUntouched } from "../draft/draft-store";
import { useConfirmed } from "../draft/use-confirmed";
import { CopiedOrderFragmentDocument, draftOfOrder, nextDraftOf, takeoverIn } from "./copied-order";
import type { Takeover } from "./copy-path";

interface CopyIntoDraftProps {
  order: FragmentType<typeof CopiedOrderFragmentDocument>;
}

/** Fills the form from an order, once. A draft with input is replaced only after a confirmation. */
export function CopyIntoDraft(props: CopyIntoDraftProps) {
  const order = getFragment(CopiedOrderFragmentDocument, props.order);
  const { isRestored, get, update } = useOrderDraft();
  const [searchParams, setSearchParams] = useSearchParams();
  const wanted = takeoverIn(searchParams)?.takeover ?? null;
  const [isNext, setNext] = useState(false);

  const apply = ({ copied, takeover }: { copied: CopiedOrderFragment; takeover: Takeover }) => {
    const isAgain = takeover === "again";
    update((isAgain ? nextDraftOf : draftOfOrder)(copied, newId));
    toast.success(
      isAgain ? "已沿用上次的服务和商品，请粘贴新的收货信息" : "已按原订单填好，价格以最新报价为准",
    );
    setNext(isAgain);
  };
  const replacement = useConfirmed(apply);
  useEffect(() => {
    if (!isNext) return;
    // Only the recipient is missing.
    focusField(RECOGNISE_ID);
    setNext(false);
  }, [isNext]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a link, not again for every change of the draft
  useEffect(() => {
    if (!isRestored || !wanted) return;
    // Any input except the sender, which the form fills in by itself.
    const hasBegun = !isUntouched({ ...get(), contactName: "", contactPhone: "" });
    const change = { copied: order, takeover: wanted };
    if (hasBegun) replacement.ask(change);
    else apply(change);
    const others = new URLSearchParams(searchParams);
    others.delete(wanted);
    setSearchParams(others, { replace: true, preventScrollReset: true });
  }, [isRestored, wanted, order.id]);

  return (
    <ConfirmDialog
      message="您有一份未提交的草稿。用所选订单的内容替换它吗？"
      confirmLabel="替换"
      cancelLabel="保留草稿"
      {...replacement.dialog}
    />
  );
}
