import { MediaGallery } from "~/features/media/media-gallery";
import { photoStamp } from "~/features/media/photo-stamp";
import { graphql } from "~/gql";
import { formatDateTime, formatPhone } from "~/lib/format";
import { useRead } from "~/lib/graphql/use-read";
import { Button } from "~/ui/buttons/button";
import { Copyable } from "~/ui/buttons/copyable";
import { Notice } from "~/ui/feedback/notice";
import { Skeleton } from "~/ui/feedback/skeleton";
import { Fact, Facts } from "~/ui/lists/facts";
import { DetailSection } from "../detail-section";
import { PickUpPhotos } from "./pick-up-photos";

const OrderRecordsDocument = graphql(`
  query OrderRecords($id: ID!) {
    orderRecords(orderId: $id) {
      pickUp { content imageUrls }
      writeOffs { content imageUrls createdAt }
      newPhotos { content imageUrls createdAt }
      takeDelivery { at workerName driverName driverPhone }
    }
  }
`);

interface OrderRecordsProps {
  orderId: string;
  orderNo: string;
  /** Place of the work. */
  place: string;
  /** Whether the order itself has shown the photos of the pickup. */
  hasPickUp: boolean;
}

/**
 * Photos of the pickup, vouchers, and the person who took delivery, from calls of their own (DETAIL-21,
 * DETAIL-22).
 */
export function OrderRecords({ orderId, orderNo, place, hasPickUp }: OrderRecordsProps) {
  const { status, data, reload } = useRead(
    OrderRecordsDocument,
    { id: orderId },
    { pick: ({ orderRecords }) => orderRecords, about: [`Order:${orderId}`] },
  );
  if (status === "failed") {
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" onPress={reload}>
            重试
          </Button>
        }
      >
        凭证和取货记录加载失败
      </Notice>
    );
  }
  if (!data) return <Skeleton lines={2} />;
  const { pickUp, writeOffs, newPhotos, takeDelivery } = data;
  return (
    <>
      {pickUp && !hasPickUp ? (
        <DetailSection title="提货记录">
          <PickUpPhotos pickUp={pickUp} orderNo={orderNo} />
        </DetailSection>
      ) : null}
      {takeDelivery ? (
        <DetailSection title="取货记录">
          <Facts>
            <Fact name="取货时间">{formatDateTime(takeDelivery.at)}</Fact>
            <Fact name="取货师傅">{takeDelivery.workerName}</Fact>
            <Fact name="司机">{takeDelivery.driverName}</Fact>
            <Fact name="司机电话">
              {takeDelivery.driverPhone && (
                <Copyable value={takeDelivery.driverPhone} label="司机电话">
                  {formatPhone(takeDelivery.driverPhone)}
                </Copyable>
              )}
            </Fact>
          </Facts>
        </DetailSection>
      ) : null}
      <Vouchers title="核销凭证" vouchers={writeOffs ?? []} orderNo={orderNo} place={place} />
      <Vouchers title="补充凭证" vouchers={newPhotos ?? []} orderNo={orderNo} place={place} />
    </>
  );
}

interface VouchersProps {
  title: string;
  vouchers: readonly { content: string; imageUrls: readonly string[]; createdAt: string }[];
  orderNo: string;
  place: string;
}

function Vouchers({ title, vouchers, orderNo, place }: VouchersProps) {
  if (vouchers.length === 0) return null;
  return (
    <DetailSection title={title}>
      {vouchers.map(({ content, imageUrls, createdAt }) => (
        <div key={createdAt}>
          <Facts>
            <Fact name="上传时间">{formatDateTime(createdAt)}</Fact>
            <Fact name="说明" isWide>
              {content}
            </Fact>
          </Facts>
          <MediaGallery
            label={title}
            urls={imageUrls}
            downloadPrefix={orderNo}
            stamp={photoStamp(createdAt, place)}
          />
        </div>
      ))}
    </DetailSection>
  );
}
