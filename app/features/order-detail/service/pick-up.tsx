import { MediaGallery } from "~/features/media/media-gallery";
import { photoStamp } from "~/features/media/photo-stamp";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatPhone } from "~/lib/format";
import { Copyable } from "~/ui/buttons/copyable";
import { Fact, Facts } from "~/ui/lists/facts";
import { formatKilometres } from "../../../../schema/rules/distance";
import { DetailSection } from "../detail-section";

const PickUpFragment = graphql(`
  fragment PickUp on OrderService {
    pickupCar { driverName driverPhone dispatcher dispatcherPhone }
    pickupCarType
    pickupDistance
    pickedUpBy
    pickedUpByPhone
    pickUp { content imageUrls }
    log { event at }
  }
`);

const phone = (value: string | null, label: string) =>
  value && (
    <Copyable value={value} label={label}>
      {formatPhone(value)}
    </Copyable>
  );

/**
 * The car and the person who picked up the goods, and photos of them (DETAIL-21, DETAIL-24); nothing while only
 * the distance is known.
 */
export function PickUp(props: {
  service: FragmentType<typeof PickUpFragment>;
  orderNo: string;
  /** Place of the pickup. */
  place: string | null;
}) {
  const { pickupCar, pickupCarType, pickupDistance, pickUp, pickedUpBy, pickedUpByPhone, log } = getFragment(
    PickUpFragment,
    props.service,
  );
  // The photos may come from a call of their own, so that an order can tell the rest without them.
  if (!(pickupCar || pickUp || pickupCarType || pickedUpBy || pickedUpByPhone)) return null;
  const at = log.findLast(({ event }) => event === "pick_up")?.at ?? null;
  return (
    <DetailSection title="提货">
      <Facts>
        <Fact name="司机">{pickupCar?.driverName}</Fact>
        <Fact name="司机电话">{phone(pickupCar?.driverPhone ?? null, "司机电话")}</Fact>
        <Fact name="调度员">{pickupCar?.dispatcher}</Fact>
        <Fact name="调度电话">{phone(pickupCar?.dispatcherPhone ?? null, "调度电话")}</Fact>
        <Fact name="提货车型">{pickupCarType}</Fact>
        <Fact name="提货距离">
          {pickupDistance === null ? null : formatKilometres(pickupDistance * 1000)}
        </Fact>
        <Fact name="提货师傅">{pickedUpBy}</Fact>
        <Fact name="师傅电话">{phone(pickedUpByPhone, "提货师傅电话")}</Fact>
        <Fact name="提货说明" isWide>
          {pickUp?.content}
        </Fact>
      </Facts>
      <MediaGallery
        label="提货照片"
        urls={pickUp?.imageUrls ?? []}
        downloadPrefix={props.orderNo}
        stamp={photoStamp(at, props.place)}
      />
    </DetailSection>
  );
}
