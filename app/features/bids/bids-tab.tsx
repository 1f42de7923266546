import { useState } from "react";
import { useDetail } from "~/features/order-detail/detail-context";
import type { DetailTabProps } from "~/features/order-detail/detail-tabs";
import { ReadFailure } from "~/features/site/read-failure";
import { getFragment, graphql } from "~/gql";
import { orderTags } from "~/lib/graphql/changes";
import { announceChanges } from "~/lib/graphql/page-client";
import { useRead } from "~/lib/graphql/use-read";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Skeleton } from "~/ui/feedback/skeleton";
import { RecordList } from "~/ui/lists/record-list";
import { NativeSelect } from "~/ui/selects/native-select";
import { Countdown } from "~/ui/values/countdown";
import { BID_SORTS, type BidSort, sortBids } from "../../../schema/rules/bids/bids";
import { BidCard } from "./bid-card";
import { OrderBidsDocument } from "./bid-queries";
import styles from "./bids.module.css";
import { PlatformPrice } from "./platform-price";

const BiddingFragment = graphql(`
  fragment OrderBiddingFacts on Order {
    status
    bidding { state endsAt }
    expiresAt
  }
`);

const isSort = (value: string): value is BidSort => Object.hasOwn(BID_SORTS, value);

/** The bids of masters for an order: compare them, ask about them, and pick one (ux.md U59). */
export function BidsTab({ orderId }: DetailTabProps) {
  const { order, serverNow } = useDetail();
  const { status, bidding, expiresAt } = getFragment(BiddingFragment, order);
  const [sort, setSort] = useState<BidSort>("AMOUNT");
  const read = useRead(
    OrderBidsDocument,
    { orderId },
    { pick: (answer) => answer.orderBids ?? null, about: [`Order:${orderId}`] },
  );
  if (read.status === "failed") return <ReadFailure what="报价" why={read.failure} onRetry={read.reload} />;
  if (!read.data) return <Skeleton lines={4} height={96} />;
  const { platformPrice } = read.data;
  const isOpen = status === "WAIT_PAY" && bidding !== null && bidding.state !== "PICKED";
  const picked = read.data.bids.filter(({ isPicked }) => isPicked);
  const bids = isOpen
    ? sortBids(read.data.bids, sort)
    : [...picked, ...read.data.bids.filter((bid) => !bid.isPicked)];
  const until = bidding?.state === "OPEN" ? bidding.endsAt : expiresAt;
  return (
    <div className={styles.tab}>
      {isOpen ? (
        <>
          <div className={styles.head}>
            <p>
              {bidding.state === "OPEN" ? "师傅可报价，剩余 " : "报价已截止，请选定，剩余 "}
              {until ? (
                <Countdown
                  until={until}
                  serverNow={serverNow}
                  onEnd={() => announceChanges(orderTags(orderId))}
                />
              ) : null}
            </p>
            {bids.length > 1 ? (
              <NativeSelect
                label="排序"
                name="bidSort"
                value={sort}
                onChange={(value) => isSort(value) && setSort(value)}
              >
                {Object.entries(BID_SORTS).map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            ) : null}
          </div>
          <PlatformPrice orderId={orderId} price={platformPrice} />
        </>
      ) : null}
      {bids.length === 0 ? (
        <EmptyState
          title={bidding?.state === "OPEN" ? "等待师傅报价" : "没有师傅报价"}
          description={
            bidding?.state === "OPEN"
              ? "附近的师傅正在查看您的订单，收到报价会通知您"
              : "可改为平台一口价，付款后立即为您安排师傅"
          }
        />
      ) : (
        <RecordList label="师傅报价" isBusy={read.isRefreshing}>
          {bids.map((bid) => (
            <BidCard
              key={bid.id}
              orderId={orderId}
              bid={bid}
              platformPrice={platformPrice}
              isOpen={isOpen}
              serverNow={serverNow}
            />
          ))}
        </RecordList>
      )}
    </div>
  );
}
