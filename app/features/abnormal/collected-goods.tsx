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
 * How the goods looked when they were collected, beside what is wrong with them now: asked for only where the order
 * does not carry it itself (API-040); nothing where none were collected.
 */
export function CollectedGoods(props: { order: FragmentType<typeof CollectedGoodsFragment> }) {
  const { id, orderNo, needsPickup, service } = getFragment(CollectedGoodsFragment, props.order);
  const carried = service?.pickUp ?? null;
  const { data } = useRead(PickUpRecordDocument, needsPickup && !carried ? { orderId: id } : null, {
    pick: ({ orderRecords }) => orderRecords?.pickUp,
    about: [`Order:${id}`],
  });
  const pickUp = carried ?? data;
  if (!pickUp) return null;
  return (
    <Card title="提货记录">
      <div className={styles.facts}>
        <PickUpPhotos pickUp={pickUp} orderNo={orderNo} />
      </div>
    </Card>
  );
}
