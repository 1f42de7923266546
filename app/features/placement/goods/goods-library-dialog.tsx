import { useState } from "react";
import { useRead } from "~/lib/graphql/use-read";
import { useKept } from "~/lib/use-kept";
import { useRested } from "~/lib/use-rested";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { LinedList, PickRow } from "~/ui/lined-list";
import { Skeleton } from "~/ui/skeleton";
import { TextField } from "~/ui/text-field";
import { Thumbnail } from "~/ui/thumbnail";
import styles from "./goods-library-dialog.module.css";
import { type LibraryGood, LibraryGoodsDocument } from "./goods-library-query";

/** Pause in typing after which is searched, ms. */
const REST_MS = 300;

interface GoodsLibraryDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  goodsTypeId: string | null;
  onPick(good: LibraryGood): void;
}

/** Lets a signed-in customer take a saved good of the order's category (PLACE-25). */
export function GoodsLibraryDialog(props: GoodsLibraryDialogProps) {
  return (
    <Dialog title="我的商品库" size="lg" isOpen={props.isOpen} onOpenChange={props.onOpenChange}>
      <Library goodsTypeId={props.goodsTypeId} onPick={props.onPick} />
    </Dialog>
  );
}

function Library({ goodsTypeId, onPick }: Pick<GoodsLibraryDialogProps, "goodsTypeId" | "onPick">) {
  const [keyword, setKeyword] = useState("");
  const wanted = useRested(keyword.trim(), REST_MS);
  const { status, data, reload } = useRead(
    LibraryGoodsDocument,
    { goodsTypeId, keyword: wanted },
    { pick: ({ viewer }) => viewer?.libraryGoods?.nodes },
  );
  const goods = useKept(data);
  const isFailed = status === "failed";

  return (
    <div className={styles.library}>
      <TextField
        label="搜索商品"
        type="search"
        autoFocus
        maxLength={100}
        placeholder="输入商品名称"
        value={keyword}
        onChange={setKeyword}
      />
      {goods === null && !isFailed ? <Skeleton lines={4} height={48} /> : null}
      {isFailed ? <ErrorState title="商品库加载失败" onRetry={reload} /> : null}
      {!isFailed && goods?.length === 0 ? (
        wanted === "" ? (
          <EmptyState
            illustration="goods"
            title="该类目下还没有保存的商品"
            description="关闭后直接填写商品信息即可"
          />
        ) : (
          <EmptyState
            illustration="search"
            title="没有找到相关商品"
            action={<Button onPress={() => setKeyword("")}>清空搜索</Button>}
          />
        )
      ) : null}
      {!isFailed && goods && goods.length > 0 ? (
        <LinedList label="商品库">
          {goods.map((good) => (
            <li key={good.id}>
              <PickRow className={styles.row} onPick={() => onPick(good)}>
                <Thumbnail url={good.imageUrl} size={48} isLazy />
                <span className={styles.text}>
                  <span className={styles.name}>{good.name}</span>
                  <span className={styles.type}>{good.goodsTypeName}</span>
                </span>
                <span className={styles.call}>选择</span>
              </PickRow>
            </li>
          ))}
        </LinedList>
      ) : null}
    </div>
  );
}
