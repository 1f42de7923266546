import { type FragmentType, getFragment, graphql } from "~/gql";
import styles from "./item-thumbnails.module.css";

const ItemThumbnailsFragment = graphql(`
  fragment ItemThumbnails on Order {
    items { id name count imageUrl }
  }
`);

/** An order, and the number of its items to show. */
export interface ItemThumbnailsProps {
  order: FragmentType<typeof ItemThumbnailsFragment>;
  /** 2 on the home page, 3 elsewhere (HOME-23, LIST-22). */
  limit: number;
}

/** Pictures of an order's first items. */
export function ItemThumbnails({ order, limit }: ItemThumbnailsProps) {
  const { items } = getFragment(ItemThumbnailsFragment, order);
  return (
    <ul className={styles.pictures} aria-label="商品图片">
      {items.slice(0, limit).map((item) => (
        <li key={item.id}>
          <img
            className={styles.picture}
            src={item.imageUrl}
            alt={item.name}
            width={48}
            height={48}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
}

/** Names of an order's first items, and the number of the others. */
export function ItemNames({ order, limit }: ItemThumbnailsProps) {
  const { items } = getFragment(ItemThumbnailsFragment, order);
  const pieces = items.reduce((sum, item) => sum + item.count, 0);
  return (
    <p className={styles.names}>
      {items
        .slice(0, limit)
        .map((item) => `${item.name} ×${item.count}`)
        .join("、")}
      {items.length > limit ? (
        <span className={styles.more}>
          等 {items.length} 种，共 {pieces} 件
        </span>
      ) : null}
    </p>
  );
}
