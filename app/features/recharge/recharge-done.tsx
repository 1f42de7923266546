import { useEffect, useRef } from "react";
import { ActionRow } from "~/ui/buttons/action-row";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { Skeleton } from "~/ui/feedback/skeleton";
import { CircleCheck } from "~/ui/icons";
import { Money } from "~/ui/values/money";
import styles from "./recharge.module.css";

interface RechargeDoneProps {
  /** Received amount, 分. */
  amount: number;
  /** Balance of the wallet now, 分; null when it could not be read. */
  balance: number | null;
  isReading: boolean;
  back: { to: string; label: string };
  /** Whether another window waits for the money. */
  isBeside: boolean;
  onAgain(): void;
}

/** The money is in the wallet (WALLET-27): the new balance, and a link back. */
export function RechargeDone({ amount, balance, isReading, back, isBeside, onAgain }: RechargeDoneProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.done}>
      <span className={styles.check}>
        <CircleCheck size={48} />
      </span>
      <h2 ref={title} tabIndex={-1} className={styles.doneTitle}>
        充值成功
      </h2>
      <p>
        已到账 <Money fen={amount} />
      </p>
      {isReading ? (
        <Skeleton lines={1} />
      ) : balance === null ? null : (
        <p>
          当前余额 <Money fen={balance} size="lg" />
        </p>
      )}
      {isBeside ? <p>请回到刚才的窗口继续支付，您选好和填写的内容都在那里。</p> : null}
      <ActionRow className={styles.doneActions}>
        <LinkButton to={back.to} variant="primary">
          {back.label}
        </LinkButton>
        <Button onPress={onAgain}>再充一笔</Button>
      </ActionRow>
    </div>
  );
}
