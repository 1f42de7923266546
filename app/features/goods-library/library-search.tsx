import { useOffers } from "~/features/customer-area/offers";
import { ListSearch } from "~/features/list/list-search";
import { Button } from "~/ui/buttons/button";
import { TextField } from "~/ui/fields/text-field";
import { NativeSelect } from "~/ui/selects/native-select";
import { GoodsTypeOptions } from "./goods-type-options";
import { GOODS_LIST, type GoodsFilter } from "./library-address";
import type { GoodsTypes } from "./library-queries";
import styles from "./library-search.module.css";

/** Filters the library by category and by a part of name or SKU (GOODS-01, GOODS-08). */
export function LibrarySearch({ filter, types }: { filter: GoodsFilter; types: GoodsTypes }) {
  const { goodsDetails } = useOffers();
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
          label={goodsDetails ? "商品名称或商家编码" : "商品名称"}
          type="search"
          autoComplete="off"
          maxLength={100}
          placeholder={goodsDetails ? "名称、编码或其中一段" : "名称或其中几个字"}
          defaultValue={filter.keyWord ?? ""}
          action={<Button type="submit">搜索</Button>}
        />
      </div>
    </ListSearch>
  );
}
