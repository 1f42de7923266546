import { messageOf } from "~/lib/form/field-issue";
import { Button } from "~/ui/buttons/button";
import { ConfirmDialog } from "~/ui/dialogs/lazy-dialogs";
import { CountField } from "~/ui/fields/count-field";
import { TextField } from "~/ui/fields/text-field";
import { Plus } from "~/ui/icons";
import { Card } from "~/ui/layout/card";
import {
  type DraftIssue,
  limitVolumeInput,
  packingCountIssue,
} from "../../../../schema/rules/placing/order-draft";
import { fieldId } from "../checks/field-id";
import { newId, useOrderDraft } from "../draft/draft-context";
import { isTouched } from "../draft/draft-rules";
import { freshItem, type OrderDraftItem } from "../draft/order-draft";
import { useConfirmed } from "../draft/use-confirmed";
import styles from "../page/placement.module.css";
import { GoodsItem } from "./goods-item";
import { PasteGoods } from "./paste/paste-goods";
import { withPastedGoods } from "./paste/with-pasted-goods";
import { VolumeHelper } from "./volume-helper";
import { withItems } from "./with-items";

/** The most goods of an order; more are never typed. */
const MOST_ITEMS = 50;

interface GoodsSectionProps {
  /** Goods types of the chosen category. */
  itemTypes: readonly { id: string; name: string; description?: string }[];
  issues: readonly DraftIssue[];
}

/** The goods to deliver or install, with volume and packages. */
export function GoodsSection({ itemTypes, issues }: GoodsSectionProps) {
  const { draft, get, update } = useOrderDraft();
  const { items } = draft;

  const setItems = (change: (items: readonly OrderDraftItem[]) => OrderDraftItem[]) => {
    // Read again, because an upload ends long after it was started.
    const now = get();
    update(withItems(now, change(now.items)));
  };

  const changeItem = (key: string, change: Partial<OrderDraftItem>) =>
    setItems((items) => items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  const removeItem = (key: string) => setItems((items) => items.filter((item) => item.key !== key));
  const removal = useConfirmed(removeItem);
  // A good with input is asked about: its picture and its video are gone with it.
  const remove = (item: OrderDraftItem) => (isTouched(item) ? removal.ask(item.key) : removeItem(item.key));

  return (
    <Card title="商品信息">
      <div className={styles.section}>
        <div className={styles.items}>
          {items.map((item, index) => (
            <GoodsItem
              key={item.key}
              item={item}
              index={index}
              isNumbered={draft.mode === "batch"}
              itemTypes={itemTypes}
              goodsTypeId={draft.goodsTypeId}
              issues={issues}
              onChange={(change) => changeItem(item.key, change)}
              onRemove={items.length > 1 ? () => remove(item) : null}
            />
          ))}
        </div>
        {draft.mode === "batch" ? (
          <div className={styles.addGoods}>
            <Button
              icon={<Plus size={16} />}
              isDisabled={items.length >= MOST_ITEMS}
              onPress={() => setItems((added) => [...added, freshItem(newId())])}
            >
              添加商品
            </Button>
            <PasteGoods
              itemTypes={itemTypes}
              room={MOST_ITEMS - items.filter(isTouched).length}
              onAdd={(lines) => setItems((added) => withPastedGoods(added, lines, newId))}
            />
          </div>
        ) : null}
        <div className={styles.fields} data-separated>
          <TextField
            id={fieldId("totalVolume")}
            label="商品总体积"
            description="所有商品包装后的体积之和"
            isRequired
            inputMode="decimal"
            autoComplete="off"
            suffix="m³"
            value={draft.totalVolume}
            onChange={(typed) => update({ totalVolume: limitVolumeInput(typed) })}
            error={messageOf(issues, "totalVolume")}
          />
          <CountField
            id={fieldId("packingCount")}
            label="包装件数"
            description="所有商品一共打包成几件"
            isRequired
            suffix="件"
            value={draft.packingCount}
            onChange={(packingCount) => update({ packingCount })}
            check={packingCountIssue}
            error={messageOf(issues, "packingCount")}
          />
        </div>
        <VolumeHelper onDone={(totalVolume) => update({ totalVolume })} />
        <ConfirmDialog
          message={`商品 ${items.findIndex(({ key }) => key === removal.pending) + 1} 已填写的内容将一并删除，确定删除吗？`}
          confirmLabel="删除"
          isDanger
          {...removal.dialog}
        />
      </div>
    </Card>
  );
}
