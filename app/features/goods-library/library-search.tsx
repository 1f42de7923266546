import { ListSearch } from "~/features/list/list-search";
import { Button } from "~/ui/buttons/button";
import { TextField } from "~/ui/fields/text-field";
import { NativeSelect } from "~/ui/selects/native-select";
import { GoodsTypeOptions } from "./goods-type-options";
import { GOODS_LIST, type GoodsFilter } from "./library-address";
import type { GoodsTypes } from "./library-queries";
import styles from "./library-search.module.css";

/** Narrows the library down by category and by a part of the name (GOODS-01, GOODS-08). */
export function LibrarySearch({ filter, types }: { filter: GoodsFilter; types: GoodsTypes }) {
  return (
    <ListSearch at={GOODS_LIST} filter={filter} keeps={[]}>
      <div className={styles.type}>
        <NativeSelect label="商品类别" name="goodsTypeId" defaultValue={filter.goodsTypeId ?? ""}>
          <option value="">全部</option>
          <GoodsTypeOptions types={types} hasWhole />
        </NativeSelect>
      </div>
      <div className={styles.words}>
        <TextField
          id="library-key-word"
          name="keyWord"
          label="商品名称"
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder="名称或其中几个字"
          defaultValue={filter.keyWord ?? ""}
          action={<Button type="submit">搜索</Button>}
        />
      </div>
    </ListSearch>
  );
}
