import { useState } from "react";
import { useOpenPreview } from "~/features/order-detail/preview/use-open-preview";
import { useOrderNumberId } from "~/features/orders/order-number-id";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { lazyComponent } from "~/ui/lazy-component";
import styles from "./refunds.module.css";

const RefundActionsFragment = graphql(`
  fragment RefundActions on Refund {
    id
    orderId
    orderNo
    actions
    allowance
    totalAmount
    maxAllowance
    description
    imageUrls
  }
`);

const CancelRefundDialog = lazyComponent(
  async () => (await import("./cancel-refund-dialog")).CancelRefundDialog,
);
const ArbitrationDialog = lazyComponent(async () => (await import("./arbitration-dialog")).ArbitrationDialog);

interface RefundActionsProps {
  refund: FragmentType<typeof RefundActionsFragment>;
  /** Whether there is a link to the detail, in lists. */
  hasDetail?: boolean;
}

type Open = "CANCEL" | "CANCEL_ARBITRATION" | "ARBITRATE" | null;

/** The possible actions of a refund, which the server decides (REFUND-17..21, ARB-01, ARB-07). */
export function RefundActions({ refund: reference, hasDetail = false }: RefundActionsProps) {
  const refund = getFragment(RefundActionsFragment, reference);
  const { id, orderId, actions } = refund;
  const [open, setOpen] = useState<Open>(null);
  const openPreview = useOpenPreview();
  const described = useOrderNumberId(refund.orderNo);
  const close = () => setOpen(null);
  const form = (type: "modify" | "renew") =>
    `/user/order/refund/modify?${new URLSearchParams({ orderid: orderId, type })}`;
  const button = (label: string, onPress: () => void) => (
    <Button size="sm" aria-describedby={described} aria-haspopup="dialog" onPress={onPress}>
      {label}
    </Button>
  );
  const step = { refund, onClose: close };
  return (
    <div className={styles.actions}>
      {actions.includes("MODIFY") ? (
        <LinkButton to={form("modify")} size="sm" aria-describedby={described}>
          修改申请
        </LinkButton>
      ) : null}
      {actions.includes("CANCEL") ? button("取消退款", () => setOpen("CANCEL")) : null}
      {actions.includes("RENEW") ? (
        <LinkButton to={form("renew")} size="sm" variant="primary" aria-describedby={described}>
          重新申请
        </LinkButton>
      ) : null}
      {actions.includes("ARBITRATE") ? button("申请仲裁", () => setOpen("ARBITRATE")) : null}
      {actions.includes("CANCEL_ARBITRATION")
        ? button("取消仲裁", () => setOpen("CANCEL_ARBITRATION"))
        : null}
      {hasDetail ? button("退款详情", () => openPreview({ orderId, refundId: id })) : null}
      {open === "CANCEL" ? (
        <CancelRefundDialog {...step} message="您确定要取消此退款?" />
      ) : open === "CANCEL_ARBITRATION" ? (
        <CancelRefundDialog {...step} message="您确定要取消此仲裁?" />
      ) : open === "ARBITRATE" ? (
        <ArbitrationDialog {...step} refund={refund} />
      ) : null}
    </div>
  );
}
