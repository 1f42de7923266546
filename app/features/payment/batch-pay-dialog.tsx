import { type FormEvent, useId } from "react";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Dialog } from "~/ui/dialog";
import { Money } from "~/ui/money";
import { Notice } from "~/ui/notice";
import { Skeleton } from "~/ui/skeleton";
import { TextField } from "~/ui/text-field";
import { PAY_PASSWORD_CHARS } from "../../../schema/rules/pay-password";
import { RechargeLink } from "../recharge/recharge-link";
import { BatchOrder } from "./batch-order";
import styles from "./batch-pay.module.css";
import { INSUFFICIENT } from "./pay-outcome";
import { PayWays } from "./pay-ways";
import { ProviderDialogs } from "./provider-dialogs";
import { useBatchPay } from "./use-batch-pay";

interface BatchPayDialogProps {
  onOpenChange(isOpen: boolean): void;
  /** Orders to begin with; those that can be paid are selected. */
  orderIds: readonly string[];
  onPaid(): void;
  /** Orders may have changed: the page behind should be read again. */
  onChanged(): void;
}

/** Pays several orders together (PAY-29..33): all of the chosen ones, or none. Open as long as it is there. */
export function BatchPayDialog({ onOpenChange, orderIds, onPaid, onChanged }: BatchPayDialogProps) {
  const formId = useId();
  const batch = useBatchPay({ orderIds, onPaid, onChanged });
  const { loaded, payWay, password, failure, selected, isPending } = batch;
  const isWallet = payWay === "WALLET";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) batch.pay();
  };
  return (
    <>
      <Dialog
        title="批量支付"
        size="lg"
        isOpen={batch.provider.stage === null}
        isDismissable={false}
        onOpenChange={onOpenChange}
        footer={
          <>
            <p className={styles.total}>
              合计 <Money fen={batch.amount} size="lg" />
            </p>
            <Button isDisabled={isPending} onPress={() => onOpenChange(false)}>
              取消
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="warm"
              isPending={isPending}
              isDisabled={loaded === null || (isWallet && password === "")}
            >
              确认支付
            </Button>
          </>
        }
      >
        {loaded === null ? (
          <Skeleton />
        ) : (
          <form id={formId} onSubmit={submit} className={styles.body}>
            <div className={styles.head}>
              <Checkbox
                isSelected={batch.rows.length > 0 && selected.size === batch.rows.length}
                isDisabled={isPending}
                onChange={(isOn) => void batch.selectAll(isOn)}
              >
                全选待付款订单
              </Checkbox>
              <span>已选 {selected.size} 单</span>
            </div>
            {batch.orders.length === 0 ? (
              <Notice tone="info">这里没有待付款的订单，勾选“全选待付款订单”可查找其他页的订单</Notice>
            ) : (
              <ul className={styles.orders} aria-label="待付款订单">
                {batch.orders.map((order, index) => {
                  const id = batch.rows[index]?.id ?? "";
                  return (
                    <BatchOrder
                      key={id}
                      order={order}
                      isSelected={selected.has(id)}
                      onChange={batch.select}
                    />
                  );
                })}
              </ul>
            )}
            {failure?.field === "orders" ? (
              <Notice
                tone="danger"
                action={failure.message === INSUFFICIENT ? <RechargeLink isNewWindow /> : null}
              >
                {failure.message}
              </Notice>
            ) : null}
            <PayWays
              offered={loaded.payWays}
              value={payWay}
              onChange={batch.setPayWay}
              balance={loaded.wallet.balance}
            />
            {isWallet ? (
              <TextField
                label="支付密码"
                type="password"
                autoComplete="off"
                maxLength={PAY_PASSWORD_CHARS}
                value={password}
                onChange={batch.setPassword}
                error={failure?.field === "password" ? failure.message : null}
              />
            ) : null}
          </form>
        )}
      </Dialog>
      <ProviderDialogs payment={batch.provider} amount={batch.amount} />
    </>
  );
}
