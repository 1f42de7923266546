import { useState } from "react";
import { ReadFailure } from "~/features/site/read-failure";
import { useRead } from "~/lib/graphql/use-read";
import { useDebouncedValue } from "~/lib/use-debounced-value";
import { useLastValue } from "~/lib/use-last-value";
import { Button } from "~/ui/buttons/button";
import { LinkButton } from "~/ui/buttons/link-button";
import { Dialog } from "~/ui/dialogs/dialog";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Skeleton } from "~/ui/feedback/skeleton";
import { TextField } from "~/ui/fields/text-field";
import { LinedList, PickRow } from "~/ui/lists/lined-list";
import { Thumbnail } from "~/ui/media/thumbnail";
import { SelectField } from "~/ui/selects/select-field";
import type { OrderDraftItem } from "../draft/order-draft";
import styles from "./goods-library-dialog.module.css";
import { LibraryGoodsDocument } from "./goods-library-query";
import { itemOf } from "./item-of-good";
import type { ItemType } from "./paste/pasted-goods";

/** Number of goods that are requested at once, as documented (PLACE-25). */
const LIBRARY_SHOWN_MAX = 999;
/** Pause in typing before a search, ms. */
const REST_MS = 300;

interface GoodsLibraryDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Category of the order. */
  goodsTypeId: string | null;
  /** Goods types of that category. */
  itemTypes: readonly ItemType[];
  /** Called with the data of the good. */
  onPick(change: Partial<OrderDraftItem>): void;
}

/**
 * Lets a signed-in customer pick a saved good of the order's category, last used first (PLACE-25, ux.md U21).
 */
export function GoodsLibraryDialog({ isOpen, onOpenChange, ...library }: GoodsLibraryDialogProps) {
  return (
    <Dialog title="我的商品库" size="lg" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Library {...library} />
    </Dialog>
  );
}

type LibraryProps = Pick<GoodsLibraryDialogProps, "goodsTypeId" | "itemTypes" | "onPick">;

function Library({ goodsTypeId, itemTypes, onPick }: LibraryProps) {
  const [keyword, setKeyword] = useState("");
  const [kind, setKind] = useState("");
  const wanted = useDebouncedValue(keyword.trim(), REST_MS);
  const isNarrowed = wanted !== "" || kind !== "";
  const { status, data, failure, reload } = useRead(
    LibraryGoodsDocument,
    { goodsTypeId: kind || goodsTypeId, keyword: wanted },
    { pick: ({ viewer }) => viewer?.libraryGoods?.nodes, about: ["LibraryGoods"] },
  );
  const goods = useLastValue(data);
  const isFailed = status === "failed";
  const hasSku = goods?.some(({ sku }) => sku !== null) ?? false;

  return (
    <div className={styles.library}>
      <div className={styles.narrow}>
        <TextField
          label="搜索商品"
          type="search"
          autoFocus
          maxLength={100}
          placeholder={hasSku ? "输入商品名称或商家编码" : "输入商品名称"}
          value={keyword}
          onChange={setKeyword}
        />
        <SelectField label="商品类别" name="kind" value={kind} onChange={setKind}>
          <option value="">全部</option>
          {itemTypes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {goods === null && !isFailed ? <Skeleton lines={4} height={48} /> : null}
      {isFailed ? <ReadFailure what="商品库" why={failure} onRetry={reload} /> : null}
      {!isFailed && goods?.length === 0 ? (
        isNarrowed ? (
          <EmptyState
            illustration="search"
            title="没有找到相关商品"
            action={
              <Button
                onPress={() => {
                  setKeyword("");
                  setKind("");
                }}
              >
                清空搜索
              </Button>
            }
          />
        ) : (
          <EmptyState
            illustration="goods"
            title="该类目下还没有保存的商品"
            description="关闭后直接填写商品信息，或先把常用商品存进商品库"
            action={<LinkButton to="/user/commodity">管理我的商品</LinkButton>}
          />
        )
      ) : null}
      {!isFailed && goods && goods.length > 0 ? (
        <LinedList label="商品库">
          {goods.map((good) => (
            <li key={good.id}>
              <PickRow className={styles.row} onPick={() => onPick(itemOf(good, itemTypes))}>
                <Thumbnail url={good.imageUrl} size={48} isLazy />
                <span className={styles.text}>
                  <span className={styles.name}>{good.name}</span>
                  <span className={styles.type}>
                    {[good.goodsTypeName, good.sku, good.volume && `${good.volume} m³`]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                </span>
                <span className={styles.call}>选择</span>
              </PickRow>
            </li>
          ))}
        </LinedList>
      ) : null}
      {goods?.length === LIBRARY_SHOWN_MAX ? (
        <p className={styles.more}>这里是最近用过的 {LIBRARY_SHOWN_MAX} 个商品，其他的请搜索名称</p>
      ) : null}
    </div>
  );
}
