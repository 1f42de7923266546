import { MediaGallery } from "~/features/media/media-gallery";
import { type FragmentType, getFragment, graphql } from "~/gql";
import styles from "./goods-list.module.css";

const GoodsListFragment = graphql(`
  fragment GoodsList on Order {
    items { id name goodsTypeName count packingMethod description imageUrl videoUrl }
  }
`);

/** The goods of an order with their pictures and installation videos (DETAIL-19). */
export function GoodsList(props: { order: FragmentType<typeof GoodsListFragment> }) {
  const { items } = getFragment(GoodsListFragment, props.order);
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <MediaGallery
            label={item.name}
            urls={item.videoUrl ? [item.imageUrl, item.videoUrl] : [item.imageUrl]}
          />
          <div>
            <p>
              {item.name} <span className={styles.count}>×{item.count}</span>
            </p>
            <p className={styles.minor}>
              {[item.goodsTypeName, item.packingMethod].filter(Boolean).join(" · ")}
            </p>
            {item.description ? <p className={styles.minor}>{item.description}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
