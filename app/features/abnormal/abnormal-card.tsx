import { Link } from "@remix-run/react";
import { useState } from "react";
import { MediaGallery } from "~/features/media/media-gallery";
import { photoStamp } from "~/features/media/photo-stamp";
import { exceptionHref, orderHref, ordersByNumber } from "~/features/orders/order-address";
import { type FragmentType, getFragment } from "~/gql";
import { formatDateTime, formatOrderNo, formatPhone } from "~/lib/format";
import { Button } from "~/ui/buttons/button";
import { Copyable } from "~/ui/buttons/copyable";
import { LinkButton } from "~/ui/buttons/link-button";
import { lazyComponent } from "~/ui/lazy-component";
import { Fact, Facts } from "~/ui/lists/facts";
import { RecordCard } from "~/ui/lists/record-list";
import { StatusChip, type Tone } from "~/ui/tags/status-chip";
import { Money } from "~/ui/values/money";
import {
  ABNORMAL_SOURCE_NAMES,
  MERCHANT_STATUS_NAMES,
  type MerchantStatus,
} from "../../../schema/rules/abnormal/abnormal";
import styles from "./abnormal.module.css";
import { AbnormalFragment } from "./abnormal-queries";

const HandleDialog = lazyComponent(async () => (await import("./handle-dialog")).HandleDialog);

const TONES: Record<MerchantStatus, Tone> = {
  NOT_FOLLOW_UP: "danger",
  FOLLOWING_UP: "warning",
  PROCESSED: "success",
};

interface AbnormalCardProps {
  record: FragmentType<typeof AbnormalFragment>;
  /** Whether the order is named, in a list about several orders. */
  hasOrder?: boolean;
  /** Whether it is on the page where its order's exception is solved. */
  isDecidedHere?: boolean;
}

/** One exception: reporter, text and goods, and the follow-ups (DETAIL-10, DETAIL-11). */
export function AbnormalCard({ hasOrder = false, isDecidedHere = false, ...props }: AbnormalCardProps) {
  const record = getFragment(AbnormalFragment, props.record);
  const [isHandling, setHandling] = useState(false);
  const when = formatDateTime(record.createdAt);
  const { orderId } = record;
  return (
    <RecordCard
      head={
        <>
          <strong>{record.type}</strong>
          <StatusChip tone={TONES[record.status]}>{MERCHANT_STATUS_NAMES[record.status]}</StatusChip>
          <span className={styles.act}>
            {record.canHandle ? (
              <Button
                size="sm"
                aria-haspopup="dialog"
                aria-label={`记录处理 ${when} 的异常`}
                onPress={() => setHandling(true)}
              >
                记录处理
              </Button>
            ) : null}
            {record.awaitsDecision && orderId && !isDecidedHere ? (
              <LinkButton size="sm" variant="primary" to={exceptionHref(orderId)}>
                处理异常
              </LinkButton>
            ) : null}
          </span>
        </>
      }
    >
      <p className={styles.words}>{record.description}</p>
      <Facts>
        <Fact name="订单号">
          {hasOrder ? (
            <Copyable value={record.orderNo} label="订单号">
              {orderId ? (
                <Link to={orderHref(orderId)}>{formatOrderNo(record.orderNo)}</Link>
              ) : (
                <Link to={ordersByNumber(record.orderNo)}>{formatOrderNo(record.orderNo)}</Link>
              )}
            </Copyable>
          ) : null}
        </Fact>
        <Fact name="服务">{hasOrder ? `${record.goodsTypeName} · ${record.serviceTypeName}` : null}</Fact>
        <Fact name="上报时间">{when}</Fact>
        <Fact name="来源">
          {record.source ? `${ABNORMAL_SOURCE_NAMES[record.source]} ` : null}
          {record.sourceName}
        </Fact>
        <Fact name="联系方式">
          {record.sourcePhone ? (
            <Copyable value={record.sourcePhone} label="联系方式">
              {formatPhone(record.sourcePhone)}
            </Copyable>
          ) : null}
        </Fact>
        <Fact name="包装情况">{record.packageState}</Fact>
        <Fact name="异常商品" isWide>
          {record.goods.map(({ name }) => name).join("、")}
        </Fact>
      </Facts>
      <MediaGallery
        label="异常照片"
        urls={record.mediaUrls}
        downloadPrefix={record.orderNo}
        stamp={photoStamp(record.createdAt)}
      />
      {record.handling.length > 0 ? (
        <ol className={styles.handling} aria-label={`${when} 的异常的处理记录`}>
          {record.handling.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <p className={styles.entryHead}>
                <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
                {entry.status ? <span>{MERCHANT_STATUS_NAMES[entry.status]}</span> : null}
                {typeof entry.fee === "number" ? (
                  <span>
                    加价 <Money fen={entry.fee} />
                  </span>
                ) : null}
              </p>
              <p className={styles.words}>{entry.content}</p>
              <MediaGallery
                label="处理照片"
                urls={entry.imageUrls}
                downloadPrefix={record.orderNo}
                stamp={photoStamp(entry.at)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {isHandling ? <HandleDialog record={record} onClose={() => setHandling(false)} /> : null}
    </RecordCard>
  );
}
