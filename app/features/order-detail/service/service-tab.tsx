import { MediaGallery } from "~/features/media/media-gallery";
import { photoStamp } from "~/features/media/photo-stamp";
import { getFragment, graphql } from "~/gql";
import { formatDateTime, formatPhone } from "~/lib/format";
import { Copyable } from "~/ui/buttons/copyable";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Fact, Facts } from "~/ui/lists/facts";
import { useDetail } from "../detail-context";
import { DetailSection } from "../detail-section";
import { Appointment } from "./appointment";
import { Evaluation } from "./evaluation";
import { OrderRecords } from "./order-records";
import { PickUp } from "./pick-up";
import { SignIn } from "./sign-in";

const ServiceInfoFragment = graphql(`
  fragment ServiceInfo on Order {
    id
    orderNo
    type
    workerName
    workerPhone
    assignedAt
    completedAt
    acceptedAt
    isAcceptedBySystem
    displayAddress
    pickupAddress
    ...Appointment
    service {
      pickUp { content }
      completion { content imageUrls }
      signIn { area }
      verifiedAt
      rejectReason
      ...PickUp
      ...SignIn
      ...Evaluation
    }
  }
`);

/** How the work was accepted (ENUM-20); null where that is not known. */
function acceptanceWords(isBySystem: boolean | null): string | null {
  if (isBySystem === null) return null;
  return isBySystem ? "系统自动验收" : "人工验收";
}

/** The work for the order, step by step, with its photos (DETAIL-21, DETAIL-24, DETAIL-25). */
export function ServiceTab() {
  const order = getFragment(ServiceInfoFragment, useDetail().order);
  const { service } = order;
  if (!service)
    return <EmptyState title="服务信息加载失败" description="请刷新页面后重试" illustration="error" />;
  const { completion, verifiedAt, rejectReason } = service;
  // The place stated by the master at sign-in, or else the order's address.
  const site = service.signIn?.area || order.displayAddress;
  return (
    <>
      <DetailSection title="师傅与预约">
        {order.workerName === null ? (
          <p>还没有师傅接单</p>
        ) : (
          <Facts>
            <Fact name="师傅">{order.workerName}</Fact>
            <Fact name="师傅电话">
              {order.type === "GENERAL" && order.workerPhone ? (
                <Copyable value={order.workerPhone} label="师傅电话">
                  {formatPhone(order.workerPhone)}
                </Copyable>
              ) : null}
            </Fact>
            <Fact name="接单时间">{order.assignedAt && formatDateTime(order.assignedAt)}</Fact>
          </Facts>
        )}
        <Appointment order={order} />
      </DetailSection>
      <PickUp service={service} orderNo={order.orderNo} place={order.pickupAddress} />
      <SignIn service={service} />
      {completion ? (
        <DetailSection title="完工">
          <Facts>
            <Fact name="完工时间">{order.completedAt && formatDateTime(order.completedAt)}</Fact>
            <Fact name="完工说明" isWide>
              {completion.content}
            </Fact>
          </Facts>
          <MediaGallery
            label="完工照片"
            urls={completion.imageUrls}
            downloadPrefix={order.orderNo}
            stamp={photoStamp(order.completedAt, site)}
          />
        </DetailSection>
      ) : null}
      {verifiedAt || rejectReason || order.acceptedAt ? (
        <DetailSection title="核销与验收">
          <Facts>
            <Fact name="核销时间">{verifiedAt && formatDateTime(verifiedAt)}</Fact>
            <Fact name="验收时间">{order.acceptedAt && formatDateTime(order.acceptedAt)}</Fact>
            <Fact name="验收方式">{order.acceptedAt && acceptanceWords(order.isAcceptedBySystem)}</Fact>
            <Fact name="拒绝原因" isWide>
              {rejectReason}
            </Fact>
          </Facts>
        </DetailSection>
      ) : null}
      <OrderRecords
        orderId={order.id}
        orderNo={order.orderNo}
        place={site}
        hasPickUp={service.pickUp !== null}
      />
      <Evaluation service={service} />
    </>
  );
}
