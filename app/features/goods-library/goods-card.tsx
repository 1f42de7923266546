import { Link, useLocation } from "@remix-run/react";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { ChoiceBox } from "~/ui/fields/choice-box";
import { Copy, Pencil, Play, Trash2 } from "~/ui/icons";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import styles from "./goods-card.module.css";
import { GOODS_PAGES } from "./library-address";

const GoodsCardFragment = graphql(`
  fragment GoodsCard on LibraryGoods {
    id
    name
    goodsTypeName
    imageUrl
    videoUrl
    description
    sku
  }
`);

interface GoodsCardProps {
  good: FragmentType<typeof GoodsCardFragment>;
  isChosen: boolean;
  /** Null where several cannot be deleted together. */
  onChoose: ((isChosen: boolean) => void) | null;
  onDelete(): void;
}

/** One good of the library: what it looks like, and what can be done with it (GOODS-01, GOODS-02, GOODS-09). */
export function GoodsCard({ isChosen, onChoose, onDelete, ...props }: GoodsCardProps) {
  const { id, name, goodsTypeName, imageUrl, videoUrl, description, sku } = getFragment(
    GoodsCardFragment,
    props.good,
  );
  const { pathname, search } = useLocation();
  const nameId = `good-${id}`;
  /** Where the form leads back to. */
  const from = { from: pathname + search };
  return (
    <li className={styles.card} data-chosen={isChosen || undefined}>
      {onChoose ? (
        <div className={styles.choice}>
          <ChoiceBox label={`选择${name}`} isSelected={isChosen} onChange={onChoose} />
        </div>
      ) : null}
      <Link to={GOODS_PAGES.detail(id)} className={styles.head}>
        <span className={styles.picture}>
          <img src={imageUrl} alt="" loading="lazy" width={240} height={180} />
          {videoUrl ? (
            <span className={styles.film}>
              <Play size={16} />
              <VisuallyHidden>有安装视频</VisuallyHidden>
            </span>
          ) : null}
        </span>
        <span className={styles.text}>
          <span className={styles.name} id={nameId}>
            {name}
          </span>
          <span className={styles.type}>{sku ? `${goodsTypeName} · ${sku}` : goodsTypeName}</span>
          {description ? <span className={styles.description}>{description}</span> : null}
        </span>
      </Link>
      <div className={styles.actions}>
        <LinkButton
          to={GOODS_PAGES.edit(id)}
          state={from}
          size="sm"
          variant="ghost"
          icon={<Pencil size={16} />}
          aria-describedby={nameId}
        >
          编辑
        </LinkButton>
        <LinkButton
          to={GOODS_PAGES.copy(id)}
          state={from}
          size="sm"
          variant="ghost"
          icon={<Copy size={16} />}
          aria-describedby={nameId}
        >
          复制
        </LinkButton>
        <Button
          size="sm"
          variant="ghost"
          icon={<Trash2 size={16} />}
          aria-describedby={nameId}
          aria-haspopup="dialog"
          onPress={onDelete}
        >
          删除
        </Button>
      </div>
    </li>
  );
}
