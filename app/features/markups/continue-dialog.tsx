import type { MarkupItemFragment } from "~/gql/graphql";
import { solveByMarkup } from "../abnormal/abnormal-queries";
import { MarkupDialog } from "./markup-dialog";

interface ContinueDialogProps {
  markup: MarkupItemFragment;
  onClose(): void;
}

/** Continues the payment of the customer's own markup, also one for an exception (MARK-01, MARK-11). */
export function ContinueDialog({ markup, onClose }: ContinueDialogProps) {
  const { orderId, kind } = markup;
  return (
    <MarkupDialog
      orderId={orderId}
      kind={kind}
      unpaid={markup}
      onClose={onClose}
      onPaid={(amount) => {
        onClose();
        if (kind === "ABNORMAL") solveByMarkup(orderId, amount);
      }}
    />
  );
}
