import { useState } from "react";
import { ReadFailure } from "~/features/site/read-failure";
import type { BatchOrderFragment as Order, PayOrdersInput } from "~/gql/graphql";
import { orderTags } from "~/lib/graphql/changes";
import { announceChanges } from "~/lib/graphql/page-client";
import { useOnReturn } from "~/lib/use-on-return";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { Notice } from "~/ui/feedback/notice";
import { Skeleton } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { Checkbox } from "~/ui/fields/checkbox";
import { Money } from "~/ui/values/money";
import { BATCH_PAYMENT_MAX, NOTHING_TO_PAY } from "../../../../schema/rules/payments/batch-payment";
import { RechargeLink } from "../../recharge/recharge-link";
import type { WhatPaid } from "../pay-answer";
import { INSUFFICIENT } from "../pay-outcome";
import { PayWays } from "../pay-ways";
import { usePayer } from "../payer";
import { PaymentDialogs } from "../payment-dialogs";
import { fetchBatchPayState } from "../payment-queries";
import { RechargeInstead } from "../recharge-instead";
import { passwordFreeLabel } from "../small-payment/small-payment";
import { usePayWay } from "../use-pay-way";
import { usePayment } from "../use-payment";
import { BatchOrder } from "./batch-order";
import styles from "./batch-pay.module.css";
import { PaidRounds, RoundProgress, RoundsAhead } from "./round-notes";
import { UnpayableOrders } from "./unpayable-orders";
import { sumOf, useBatch } from "./use-batch";
import { useRounds } from "./use-rounds";

interface BatchPayDialogProps {
  onOpenChange(isOpen: boolean): void;
  /** The first orders; those that can be paid are selected, the others are listed. */
  orderIds: readonly string[];
  onPaid(): void;
}

const CHANGED = "订单状态刚刚发生变化，本次没有扣款。请核对剩下的订单和新的合计，再确认支付。";
/** The same message after some rounds were paid. */
const CHANGED_BETWEEN = "订单状态刚刚发生变化，这一批没有扣款。请核对剩下的订单和新的合计，再继续支付。";

/**
 * Pays several orders together (PAY-29..33): all chosen ones, or none (G-20). More than one payment can take
 * are paid in rounds, each of which is paid or not. Orders that cannot be paid are removed and listed, and
 * the customer confirms the new sum before money moves. Open as long as it is rendered.
 */
export function BatchPayDialog({ onOpenChange, orderIds, onPaid }: BatchPayDialogProps) {
  const batch = useBatch(orderIds);
  const { data: payer, status, failure: why, reload } = usePayer();
  const [payWay, setPayWay] = usePayWay(payer?.payWays ?? []);
  const [failure, setFailure] = useState<string | null>(null);
  const [paid, setPaid] = useState<readonly Order[]>([]);
  const amount = sumOf(batch.selected);
  const round = payWay === "WALLET" ? batch.selected : batch.selected.slice(0, BATCH_PAYMENT_MAX);
  const takeOut = (orderIds: readonly string[]) => {
    const gone = batch.selected.filter(({ id }) => orderIds.includes(id));
    setPaid((before) => [...before, ...gone]);
    batch.drop(orderIds);
    reload();
  };
  const totalOf = (orderIds: readonly string[]) =>
    sumOf(batch.orders.filter(({ id }) => orderIds.includes(id)));
  const rounds = useRounds(totalOf, (orderIds) => {
    // The password is known; from now on the progress of the rounds is shown.
    payment.close();
    takeOut(orderIds);
  });
  const payment = usePayment({
    hasPayPassword: payer?.hasPayPassword ?? false,
    smallPayment: payer?.smallPayment ?? null,
    changes: batch.ids.flatMap(orderTags),
    send: rounds.send,
    check: (_opened, { orderIds }: WhatPaid<PayOrdersInput>) => fetchBatchPayState(orderIds),
    onPaid() {
      toast.success("批量支付成功");
      if (round.length === batch.selected.length) return onPaid();
      takeOut(round.map(({ id }) => id));
      payment.reset();
    },
    onRefused({ message }) {
      // An order that was paid elsewhere may have been paid from the wallet.
      reload();
      void batch.recheck().then((isLess) => setFailure(isLess ? CHANGED : message));
    },
    onShort: reload,
  });
  const isPending = payment.isPending || batch.isSearching;
  useOnReturn(() => {
    if (isPending || payment.isInFront) return;
    payment.forgetInsufficient();
    reload();
    void batch.recheck().then((isLess) => {
      if (isLess) announceChanges(batch.orders.flatMap(({ id }) => orderTags(id)));
    });
  });
  const missing = payWay === "WALLET" && payer ? amount - payer.balance : 0;
  const choose = (change: () => void) => {
    setFailure(null);
    payment.forgetInsufficient();
    change();
  };
  const pay = () => {
    setFailure(round.length === 0 ? NOTHING_TO_PAY : null);
    if (round.length > 0 && payWay) {
      payment.start(payWay, { orderIds: round.map(({ id }) => id) }, sumOf(round));
    }
  };
  const isAll = batch.ids.length > 0 && batch.ids.length >= batch.choosable;
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
              合计 <Money fen={amount} size="lg" tone="due" />
            </p>
            <Button isDisabled={isPending} onPress={() => onOpenChange(false)}>
              取消
            </Button>
            {missing > 0 && !isPending ? (
              <RechargeInstead missing={missing} isNewWindow />
            ) : (
              <Button
                variant="pay"
                isPending={isPending}
                isDisabled={batch.status !== "ready" || payWay === null}
                onPress={pay}
              >
                {payWay === "WALLET" && payment.isPasswordFree(amount)
                  ? passwordFreeLabel(amount)
                  : paid.length > 0
                    ? "继续支付"
                    : "确认支付"}
              </Button>
            )}
          </>
        }
      >
        {batch.status === "failed" ? (
          <ReadFailure what="订单" why={batch.failure} onRetry={batch.reload} />
        ) : status === "failed" ? (
          <ReadFailure what="支付方式" why={why} onRetry={reload} />
        ) : batch.status !== "ready" || !payer ? (
          <Skeleton />
        ) : (
          <div className={styles.body}>
            <div className={styles.head}>
              <Checkbox
                isSelected={isAll}
                isPartly={batch.ids.length > 0 && !isAll}
                isDisabled={isPending}
                onChange={(isOn) => choose(() => void batch.selectAll(isOn))}
              >
                全选待付款订单
              </Checkbox>
              <span>
                已选 {batch.ids.length} 单
                {batch.choosable > batch.ids.length ? ` / 可选 ${batch.choosable} 单` : null}
              </span>
            </div>
            {batch.orders.length === 0 ? (
              <Notice tone="info">这里没有待付款的订单，勾选“全选待付款订单”可查找其他页的订单</Notice>
            ) : (
              <ul className={styles.orders} aria-label="待付款订单">
                {batch.orders.map((order) => (
                  <BatchOrder
                    key={order.id}
                    order={order}
                    isSelected={batch.ids.includes(order.id)}
                    onChange={(chosen, isOn) => choose(() => batch.select(chosen, isOn))}
                  />
                ))}
              </ul>
            )}
            <RoundsAhead count={batch.ids.length} payWay={payWay} />
            {rounds.progress ? (
              <RoundProgress {...rounds.progress} />
            ) : (
              <PaidRounds paid={paid} left={batch.ids.length} />
            )}
            {failure ? (
              <Notice tone="danger">
                {failure === CHANGED && paid.length > 0 ? CHANGED_BETWEEN : failure}
              </Notice>
            ) : null}
            <UnpayableOrders orders={batch.unpayable} />
            <PayWays
              offered={payer.payWays}
              value={payWay}
              onChange={(way) => choose(() => setPayWay(way))}
              balance={payer.balance}
            />
            {missing > 0 || payment.isInsufficient ? (
              <Notice tone="warning" action={<RechargeLink amount={missing} isNewWindow />}>
                <b>{INSUFFICIENT}</b>。已选订单会保留在这里，充值后回到本页即可支付。
              </Notice>
            ) : null}
          </div>
        )}
      </Dialog>
      <PaymentDialogs payment={payment} payer={payer} amount={sumOf(round)} />
    </>
  );
}
