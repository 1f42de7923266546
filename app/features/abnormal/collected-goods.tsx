import { PickUpPhotos } from "~/features/order-detail/service/pick-up-photos";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { useRead } from "~/lib/graphql/use-read";
import { Card } from "~/ui/layout/card";
import styles from "./abnormal.module.css";

const CollectedGoodsFragment = graphql(`
  fragment CollectedGoods on Order {
    id
    orderNo
    needsPickup
    service { pickUp { content imageUrls } }
  }
`);

const PickUpRecordDocument = graphql(`
  query PickUpRecord($orderId: ID!) {
    orderRecords(orderId: $orderId) { pickUp { content imageUrls } }
  }
`);

/**
 * Photos of the goods when they were picked up, to compare with what is wrong now. The record is asked for
 * only when the order does not contain it (API-040). Shows nothing when no goods were picked up.
 */
export function CollectedGoods(props: { order: FragmentType<typeof CollectedGoodsFragment> }) {
  const { id, orderNo, needsPickup, service } = getFragment(CollectedGoodsFragment, props.order);
  const recordInOrder = service?.pickUp ?? null;
  const { data } = useRead(PickUpRecordDocument, needsPickup && !recordInOrder ? { orderId: id } : null, {
    pick: ({ orderRecords }) => orderRecords?.pickUp,
    about: [`Order:${id}`],
  });
  const pickUp = recordInOrder ?? data;
  if (!pickUp) return null;
  return (
    <Card title="提货记录">
      <div className={styles.facts}>
        <PickUpPhotos pickUp={pickUp} orderNo={orderNo} />
      </div>
    </Card>
  );
}
