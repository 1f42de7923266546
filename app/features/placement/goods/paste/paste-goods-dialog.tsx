import { useKeptValues } from "~/lib/form/kept-values";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { TextField } from "~/ui/fields/text-field";
import { CircleAlert, CircleCheck } from "~/ui/icons";
import styles from "./paste-goods.module.css";
import { type ItemType, type PastedGood, readPastedGoods } from "./pasted-goods";

interface PasteGoodsDialogProps {
  itemTypes: readonly ItemType[];
  /** Number of goods that the order can still take. */
  room: number;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  onAdd(goods: PastedGood[]): void;
}

/** The pasted list, and the recognised goods. */
export function PasteGoodsDialog({ itemTypes, room, isOpen, onOpenChange, onAdd }: PasteGoodsDialogProps) {
  const {
    values: { text },
    set,
    forget,
  } = useKeptValues({ text: "" }, "pasted-goods");
  const goods = readPastedGoods(text, itemTypes);
  const unmatched = goods.filter(({ type }) => type === null).length;
  const isTooMany = goods.length > room;
  const end = () => {
    set({ text: "" });
    forget();
    onOpenChange(false);
  };

  return (
    <Dialog
      title="批量粘贴商品"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={end}>取消</Button>
          <Button
            variant="primary"
            isDisabled={goods.length === 0 || isTooMany}
            onPress={() => {
              onAdd(goods);
              end();
            }}
          >
            {goods.length === 0 ? "添加商品" : `添加 ${goods.length} 种商品`}
          </Button>
        </>
      }
    >
      <TextField
        label="商品清单"
        description="每行一种商品和数量"
        multiline
        rows={5}
        autoFocus
        maxLength={5000}
        placeholder={"床 2\n衣柜 1"}
        value={text}
        onChange={(typed) => set({ text: typed })}
        error={isTooMany ? `一个订单最多 50 种商品，还可添加 ${room} 种` : null}
      />
      <div role="status" className={styles.summary}>
        {unmatched > 0 ? `${unmatched} 行没有匹配到商品类别，添加后请逐一选择` : null}
      </div>
      {goods.length > 0 ? (
        <ul className={styles.list} aria-label="识别结果">
          {goods.map((good, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is where it stands
            <li key={index} className={styles.row} data-unmatched={good.type === null || undefined}>
              {good.type ? <CircleCheck size={16} /> : <CircleAlert size={16} />}
              <span className={styles.name}>{good.name}</span>
              <span className={styles.count}>×{good.count}</span>
              <span className={styles.type}>{good.type?.name ?? "未匹配类别"}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}
