import { useState } from "react";
import { Button } from "~/ui/buttons/button";
import { Copy } from "~/ui/icons";
import { lazyComponent } from "~/ui/lazy-component";
import type { ItemType, PastedGood } from "./pasted-goods";

const PasteGoodsDialog = lazyComponent(async () => (await import("./paste-goods-dialog")).PasteGoodsDialog);

interface PasteGoodsProps {
  itemTypes: readonly ItemType[];
  /** Number of goods that the order can still take. */
  room: number;
  onAdd(goods: PastedGood[]): void;
}

/**
 * Fills in many goods from a pasted list, in the form in which merchants keep it in a chat or a sheet
 * (ux.md U21).
 */
export function PasteGoods(props: PasteGoodsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Copy size={16} />} onPress={() => setOpen(true)}>
        批量粘贴
      </Button>
      <PasteGoodsDialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}
