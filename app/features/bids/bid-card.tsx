import { useState } from "react";
import { Avatar } from "~/features/account/avatar";
import { VerifiedBadge } from "~/features/masters/verified-badge";
import { useServerTime } from "~/lib/clock/use-server-time";
import { formatMoney } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import { Star } from "~/ui/icons";
import { lazyComponent } from "~/ui/lazy-component";
import { RecordBox } from "~/ui/lists/record-list";
import { StatusChip } from "~/ui/tags/status-chip";
import { Money } from "~/ui/values/money";
import { dayInWords } from "../../../schema/rules/bids/bids";
import { MINUTE } from "../../../schema/rules/time";
import type { ShownBid } from "./bid-queries";
import styles from "./bids.module.css";

const PickDialog = lazyComponent(async () => (await import("./pick-dialog")).PickDialog);
const AskDialog = lazyComponent(async () => (await import("./ask-dialog")).AskDialog);

interface BidCardProps {
  orderId: string;
  bid: ShownBid;
  /** 分; null when it cannot be chosen. */
  platformPrice: number | null;
  /** Whether a bid can still be picked. */
  isOpen: boolean;
  serverNow: string;
}

/** A master's bid, with data for comparing masters. */
export function BidCard({ orderId, bid, platformPrice, isOpen, serverNow }: BidCardProps) {
  const [opened, setOpened] = useState<"pick" | "ask" | null>(null);
  const now = useServerTime(serverNow, MINUTE);
  const { master, amount, day, words, distance, questions } = bid;
  const close = () => setOpened(null);
  return (
    <RecordBox className={styles.bid}>
      <div className={styles.who}>
        <Avatar name={master.name} url={master.avatar} size={40} />
        <div>
          <h3 className={styles.name}>{master.name}</h3>
          {master.verifiedAt ? (
            <p>
              <VerifiedBadge at={master.verifiedAt} />
            </p>
          ) : (
            <p className={styles.minor}>未实名认证</p>
          )}
        </div>
      </div>
      <div className={styles.price}>
        {bid.isPicked ? <StatusChip tone="success">已选定</StatusChip> : null}
        <Money fen={amount} size="lg" />
        {platformPrice === null ? null : (
          <p className={styles.minor}>{comparedWith(amount, platformPrice)}</p>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>评分</dt>
          <dd className={styles.stars}>
            {master.stars === null ? (
              "暂无评价"
            ) : (
              <>
                <Star size={16} aria-hidden="true" />
                {master.stars.toFixed(1)} 分<span className={styles.minor}>{master.ratings} 次</span>
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>同类完工</dt>
          <dd>{master.finishedOrders} 单</dd>
        </div>
        <div>
          <dt>距离</dt>
          <dd>{distance === null ? "未知" : `${distance.toFixed(1)} 公里`}</dd>
        </div>
        <div>
          <dt>最早上门</dt>
          <dd>
            <time dateTime={day}>{dayInWords(day, now)}</time>
          </dd>
        </div>
      </dl>
      {words ? <p className={styles.words}>{words}</p> : null}
      {questions.length > 0 ? (
        <ul className={styles.questions} aria-label={`问${master.name}`}>
          {questions.map(({ id, question, answer }) => (
            <li key={id}>
              <p>
                <strong>问</strong> {question}
              </p>
              <p className={answer === null ? styles.minor : undefined}>
                <strong>答</strong> {answer ?? "等待师傅回答"}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {isOpen ? (
        <div className={styles.buttons}>
          <Button
            size="sm"
            aria-haspopup="dialog"
            aria-label={`向${master.name}提问`}
            isDisabled={questions.some(({ answer }) => answer === null)}
            onPress={() => setOpened("ask")}
          >
            提问
          </Button>
          <Button
            size="sm"
            variant="primary"
            aria-haspopup="dialog"
            aria-label={`选定${master.name}的报价`}
            onPress={() => setOpened("pick")}
          >
            选定
          </Button>
        </div>
      ) : null}
      {opened === "pick" ? <PickDialog orderId={orderId} bid={bid} onClose={close} /> : null}
      {opened === "ask" ? (
        <AskDialog orderId={orderId} bidId={bid.id} masterName={master.name} onClose={close} />
      ) : null}
    </RecordBox>
  );
}

/** The difference between an amount and the platform's price, both 分, as text. */
function comparedWith(amount: number, platformPrice: number): string {
  if (amount === platformPrice) return "与平台一口价相同";
  const difference = formatMoney(Math.abs(amount - platformPrice));
  return amount < platformPrice ? `比平台一口价低 ${difference}` : `比平台一口价高 ${difference}`;
}
