import type { ReactNode } from "react";
import { Button } from "~/ui/buttons/button";
import { Copyable } from "~/ui/buttons/copyable";
import { Dialog } from "~/ui/dialogs/dialog";
import { Money } from "~/ui/values/money";
import { paymentPageUrl } from "./payment-window";
import styles from "./provider-dialogs.module.css";
import { ScanCode } from "./scan-code";
import type { ProviderPayment } from "./use-provider-payment";

interface ProviderDialogsProps {
  payment: ProviderPayment;
  /** 分 */
  amount: number;
  /** Time left, or null. */
  timeLeft?: ReactNode;
  /** Text about a payment whose result is late; by default the text for orders. */
  note?: string;
}

const ORDER_NOTE = "以平台收到支付宝的结果为准；如已扣款而订单无法支付，款项会原路退回。";

/**
 * The dialogs of a payment at a provider: a code to scan, a window that did not open, and the question
 * whether it succeeded.
 */
export function ProviderDialogs({ payment, amount, timeLeft, note = ORDER_NOTE }: ProviderDialogsProps) {
  const { stage, isChecking } = payment;
  const close = (isOpen: boolean) => {
    if (!isOpen) payment.stop();
  };
  const confirm = (
    <Button variant="primary" isPending={isChecking} onPress={() => void payment.confirm()}>
      已完成支付
    </Button>
  );
  return (
    <>
      <Dialog
        title="微信扫码支付"
        size="sm"
        isOpen={stage?.name === "scan"}
        onOpenChange={close}
        isDismissable={false}
        footer={
          <>
            <Button onPress={payment.stop}>更换支付方式</Button>
            {confirm}
          </>
        }
      >
        <div className={styles.scan}>
          <Money fen={amount} size="lg" />
          {stage?.name === "scan" ? <ScanCode code={stage.qrCode} /> : null}
          <p>请打开微信“扫一扫”，扫描二维码完成支付</p>
          <p className={styles.note}>支付成功后本页会自动更新{timeLeft ? <>，剩余 {timeLeft}</> : null}</p>
          {__SANDBOX__ ? (
            <p className={styles.note}>
              没有手机？
              <a href="/sandbox/cashier" target="_blank" rel="noopener">
                打开沙盒收银台
              </a>
            </p>
          ) : null}
        </div>
      </Dialog>
      <Dialog
        title="订单支付打开失败"
        size="sm"
        isOpen={stage?.name === "blocked"}
        onOpenChange={close}
        isDismissable={false}
        footer={
          <>
            <Button onPress={payment.stop}>更换支付方式</Button>
            <Button variant="primary" onPress={payment.proceed}>
              我已打开
            </Button>
          </>
        }
      >
        <p>请复制下方链接在新窗口打开进行支付</p>
        <p className={styles.link}>
          {stage?.name === "blocked" ? <Copyable value={paymentPageUrl()} label="支付链接" /> : null}
        </p>
      </Dialog>
      <Dialog
        title="支付是否成功？"
        size="sm"
        isOpen={stage?.name === "ask"}
        onOpenChange={close}
        isDismissable={false}
        footer={
          <>
            <Button isDisabled={isChecking} onPress={payment.stop}>
              未完成，重新支付
            </Button>
            {confirm}
          </>
        }
      >
        <p>
          请在新打开的支付宝页面支付 <Money fen={amount} />
          ，完成后回到本页确认。
        </p>
        <p className={styles.note}>{note}</p>
      </Dialog>
    </>
  );
}
