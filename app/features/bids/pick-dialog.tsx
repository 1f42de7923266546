import { useNavigate } from "@remix-run/react";
import { paymentHref } from "~/features/payment/payment-address";
import { formatMoney } from "~/lib/format";
import { orderTags } from "~/lib/graphql/changes";
import { announceChanges } from "~/lib/graphql/page-client";
import { useMutate } from "~/lib/graphql/use-mutate";
import { ConfirmDialog } from "~/ui/dialogs/confirm-dialog";
import { toast } from "~/ui/feedback/toast";
import { Code } from "../../../schema/rules/codes";
import { PickBidDocument, type ShownBid } from "./bid-queries";

interface PickDialogProps {
  orderId: string;
  bid: ShownBid;
  onClose(): void;
}

/** Picks a bid at the shown price, and opens the payment. */
export function PickDialog({ orderId, bid, onClose }: PickDialogProps) {
  const navigate = useNavigate();
  const picking = useMutate(PickBidDocument, {
    changes: orderTags(orderId),
    onDone: () => navigate(paymentHref(orderId)),
    onEnd: onClose,
    onRefused({ code, message }) {
      // The master has changed the price: it is read again, and the customer must see it first (ux.md U20).
      if (code !== Code.PRICE_CHANGED) return false;
      toast.error(message);
      announceChanges(orderTags(orderId));
      onClose();
      return true;
    },
  });
  const { id: bidId, amount, master } = bid;
  return (
    <ConfirmDialog
      title="选定报价"
      message={
        `选定${master.name}的报价 ${formatMoney(amount)}？选定后价格和师傅不再改变，请在 24 小时内付款。` +
        "款项由平台担保，验收满意后才付给师傅。"
      }
      confirmLabel="选定并去支付"
      isOpen
      isPending={picking.isPending}
      onOpenChange={onClose}
      onConfirm={() => void picking.send({ input: { orderId, bidId, amount } })}
    />
  );
}
