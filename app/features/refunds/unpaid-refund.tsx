import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { Button } from "~/ui/buttons/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { lazyComponent } from "~/ui/lazy-component";

const DirectRefundDialog = lazyComponent(
  async () => (await import("~/features/refunds/direct-refund-dialog")).DirectRefundDialog,
);

/** The refund page of an unpaid order: there is no money to return, and the order is closed (C-35). */
export function UnpaidRefund({ orderId }: { orderId: string }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <EmptyState
        isPage
        title="这笔订单还没有付款"
        description="没有款项要退。不想要了可以直接退款，订单会随之关闭"
        action={<Button onPress={() => setAsking(true)}>退款并关闭订单</Button>}
      />
      {isAsking ? (
        <DirectRefundDialog
          orderId={orderId}
          onClose={() => setAsking(false)}
          onEnd={() => navigate("/user/order")}
        />
      ) : null}
    </>
  );
}
