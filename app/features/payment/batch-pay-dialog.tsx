import { useState } from "react";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { ErrorState } from "~/ui/error-state";
import { Money } from "~/ui/money";
import { Notice } from "~/ui/notice";
import { Skeleton } from "~/ui/skeleton";
import { toast } from "~/ui/toast";
import { RechargeLink } from "../recharge/recharge-link";
import { BatchOrder } from "./batch-order";
import styles from "./batch-pay.module.css";
import { INSUFFICIENT } from "./pay-outcome";
import { PayWays } from "./pay-ways";
import { usePayer } from "./payer";
import { PaymentDialogs } from "./payment-dialogs";
import { fetchBatchPayState, payOrders } from "./payment-queries";
import { useBatch } from "./use-batch";
import { usePayWay } from "./use-pay-way";
import { usePayment } from "./use-payment";

interface BatchPayDialogProps {
  onOpenChange(isOpen: boolean): void;
  /** Orders to begin with; those that can be paid are selected. */
  orderIds: readonly string[];
  onPaid(): void;
  /** Orders may have changed: the page behind should be read again. */
  onChanged(): void;
}

const NOTHING_SELECTED = "请至少选择一个订单";

/** Pays several orders together (PAY-29..33): all of the chosen ones, or none. Open as long as it is there. */
export function BatchPayDialog({ onOpenChange, orderIds, onPaid, onChanged }: BatchPayDialogProps) {
  const batch = useBatch(orderIds);
  const { data: payer, status, reload } = usePayer();
  const [payWay, setPayWay] = usePayWay(payer?.payWays ?? []);
  const [failure, setFailure] = useState<string | null>(null);
  const payment = usePayment({
    hasPayPassword: payer?.hasPayPassword ?? false,
    send: payOrders,
    check: (_opened, { orderIds }: { orderIds: string[] }) => fetchBatchPayState(orderIds),
    onPaid() {
      toast.success("批量支付成功");
      onPaid();
    },
    onClosed: onChanged,
    onRefused({ message }) {
      setFailure(message);
      onChanged();
    },
    onShort: reload,
  });
  const isPending = payment.isPending || batch.isSearching;
  const choose = (change: () => void) => {
    setFailure(null);
    payment.forgetFailure();
    change();
  };
  const pay = () => {
    setFailure(batch.ids.length === 0 ? NOTHING_SELECTED : null);
    if (batch.ids.length > 0 && payWay) payment.start(payWay, { orderIds: batch.ids });
  };
  return (
    <>
      <Dialog
        title="批量支付"
        size="lg"
        isOpen={!payment.isInFront}
        isDismissable={false}
        onOpenChange={(isOpen) => {
          if (!isPending) onOpenChange(isOpen);
        }}
        footer={
          <>
            <p className={styles.total}>
              合计 <Money fen={batch.amount} size="lg" />
            </p>
            <Button isDisabled={isPending} onPress={() => onOpenChange(false)}>
              取消
            </Button>
            <Button
              variant="warm"
              isPending={isPending}
              isDisabled={batch.status !== "ready" || payWay === null}
              onPress={pay}
            >
              确认支付
            </Button>
          </>
        }
      >
        {batch.status === "failed" ? (
          <ErrorState title="订单加载失败" onRetry={batch.reload} />
        ) : status === "failed" ? (
          <ErrorState title="支付方式加载失败" onRetry={reload} />
        ) : batch.status !== "ready" || !payer ? (
          <Skeleton />
        ) : (
          <div className={styles.body}>
            <div className={styles.head}>
              <Checkbox
                isSelected={batch.orders.length > 0 && batch.ids.length === batch.orders.length}
                isDisabled={isPending}
                onChange={(isOn) => choose(() => void batch.selectAll(isOn))}
              >
                全选待付款订单
              </Checkbox>
              <span>已选 {batch.ids.length} 单</span>
            </div>
            {batch.orders.length === 0 ? (
              <Notice tone="info">这里没有待付款的订单，勾选“全选待付款订单”可查找其他页的订单</Notice>
            ) : (
              <ul className={styles.orders} aria-label="待付款订单">
                {batch.orders.map(({ id, reference }) => (
                  <BatchOrder
                    key={id}
                    order={reference}
                    isSelected={batch.ids.includes(id)}
                    onChange={(chosen, isOn) => choose(() => batch.select(chosen, isOn))}
                  />
                ))}
              </ul>
            )}
            {payment.isInsufficient ? (
              <Notice tone="danger" action={<RechargeLink isNewWindow />}>
                {INSUFFICIENT}
              </Notice>
            ) : failure ? (
              <Notice tone="danger">{failure}</Notice>
            ) : null}
            <PayWays offered={payer.payWays} value={payWay} onChange={setPayWay} balance={payer.balance} />
          </div>
        )}
      </Dialog>
      <PaymentDialogs payment={payment} payer={payer} amount={batch.amount} />
    </>
  );
}
