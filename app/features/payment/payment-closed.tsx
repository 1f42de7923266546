import { type ReactNode, useEffect, useRef } from "react";
import { bidsHref } from "~/features/bids/price-ways";
import { LinkButton } from "~/ui/buttons/link-button";
import { Notice } from "~/ui/feedback/notice";
import styles from "./payment.module.css";
import type { PaymentState } from "./payment-state";

interface PaymentClosedProps {
  state: Exclude<PaymentState, "payable">;
  orderId: string;
  /** Whether the page offered to pay until now: then screen readers announce the change. */
  isNews?: boolean;
}

/** The reason why there is nothing to pay, and the next links. */
export function PaymentClosed({ state, orderId, isNews = false }: PaymentClosedProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) place.current?.focus();
  }, [isNews]);
  return (
    <div ref={place} tabIndex={-1} className={styles.news}>
      {noticeOf(state, orderId)}
    </div>
  );
}

function noticeOf(state: PaymentClosedProps["state"], orderId: string): ReactNode {
  if (state === "paid") {
    return (
      <Notice
        tone="success"
        action={
          <LinkButton to={`/placeorder/Stepthree?orderid=${orderId}`} size="sm" variant="primary">
            查看支付结果
          </LinkButton>
        }
      >
        订单已支付，无需重复付款。
      </Notice>
    );
  }
  if (state === "unpriced") {
    return (
      <Notice
        tone="info"
        action={
          <LinkButton to={bidsHref(orderId)} size="sm" variant="primary">
            查看报价
          </LinkButton>
        }
      >
        订单正在等待师傅报价，选定一位师傅后再付款。
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      action={
        <LinkButton to="/placeorder/stepone" size="sm" variant="primary">
          重新下单
        </LinkButton>
      }
    >
      {state === "expired"
        ? "订单超过 24 小时未支付，已自动取消。您没有被扣款，可以重新下单。"
        : "订单已关闭，不能再支付。您可以重新下单。"}
    </Notice>
  );
}
