import type { Form } from "~/lib/form/use-form";
import { useRead } from "~/lib/graphql/use-read";
import { useDebouncedValue } from "~/lib/use-debounced-value";
import { AmountField } from "~/ui/fields/amount-field";
import { CountField } from "~/ui/fields/count-field";
import { TextField } from "~/ui/fields/text-field";
import { LIBRARY_GOODS_LIMITS, skuTaken } from "../../../schema/rules/catalog/library-goods";
import { limitVolumeInput, packingCountIssue } from "../../../schema/rules/placing/order-draft";
import { CHARGE_UNCLEAR } from "../../../schema/rules/wallet/order-profit";
import styles from "./goods-form.module.css";
import { GoodsBySkuDocument } from "./library-queries";

const REST_MS = 300;

/** What a good may have beside the documented fields; texts as typed. */
export interface GoodsDetails {
  sku: string;
  volume: string;
  packingCount: string;
  weight: string;
  costPrice: string;
}

interface DetailsFieldsProps {
  form: Pick<Form<GoodsDetails>, "text">;
  /** The good that is changed; null for a new one. */
  id: string | null;
}

/** SKU, measures and cost of one piece, all of which may be left out. */
export function DetailsFields({ form, id }: DetailsFieldsProps) {
  const sku = form.text("sku");
  const volume = form.text("volume");
  return (
    <>
      <TextField
        {...sku}
        label="商家编码"
        maxLength={LIBRARY_GOODS_LIMITS.sku}
        autoComplete="off"
        placeholder="选填，店铺里的货号，批量下单时按它找商品"
        note={<SameSku sku={sku.value.trim()} id={id} />}
      />
      <div className={styles.pair}>
        <TextField
          {...volume}
          label="单件体积"
          description="选填，包装后的体积，下单时带出"
          inputMode="decimal"
          autoComplete="off"
          suffix="m³"
          onChange={(typed) => volume.onChange(limitVolumeInput(typed))}
        />
        <CountField
          {...form.text("packingCount")}
          label="包装件数"
          description="选填，单件商品的包装件数，下单时带出"
          suffix="件"
          check={packingCountIssue}
        />
        <TextField
          {...form.text("weight")}
          label="单件重量"
          description="选填，下单时写进商品描述"
          inputMode="decimal"
          autoComplete="off"
          suffix="kg"
        />
        <AmountField
          {...form.text("costPrice")}
          label="单件成本"
          description="选填，只用于计算您的订单盈亏"
          unclear={CHARGE_UNCLEAR}
        />
      </div>
    </>
  );
}

/** Which other good has the SKU already. Silent on failures: the backend refuses it again. */
function SameSku({ sku, id }: { sku: string; id: string | null }) {
  const rested = useDebouncedValue(sku, REST_MS);
  const isAsked = sku !== "" && rested === sku;
  const { data } = useRead(GoodsBySkuDocument, isAsked ? { sku } : null, {
    pick: ({ viewer }) => viewer && { other: viewer.libraryGoodBySku },
    about: ["LibraryGoods"],
    isOptional: true,
  });
  const other = isAsked ? data?.other : null;
  return <span role="status">{other && other.id !== id ? skuTaken(sku, other.name) : ""}</span>;
}
