import { CategoryDrawing } from "~/features/illustrations/drawing";
import { graphql } from "~/gql";
import type { PlacementGoodsTypeFragment } from "~/gql/graphql";
import { RadioCards } from "~/ui/fields/radio-cards";
import { fieldId } from "../checks/field-id";
import { useOrderDraft } from "../draft/draft-context";
import type { GoodsResetChange } from "../goods/use-goods-reset";
import { NOT_SERVED_HERE } from "./served-types";

/** A category with its goods types. */
export const PlacementGoodsTypeFragmentDocument = graphql(`
  fragment PlacementGoodsType on GoodsType {
    id
    name
    icon
    children { id name }
  }
`);

const MODES = [
  { value: "single", label: "单件下单", description: "一个订单，一种商品" },
  { value: "batch", label: "多件下单", description: "一个订单，多种商品" },
] as const;

interface CategorySectionProps {
  goodsTypes: readonly PlacementGoodsTypeFragment[];
  /** Whether a category is served in the known area. */
  isServed(id: string): boolean;
  error: string | null;
  request(change: GoodsResetChange): void;
}

/** The subject of the order: category, and one good or several. */
export function CategorySection({ goodsTypes, isServed, error, request }: CategorySectionProps) {
  const { draft } = useOrderDraft();
  return (
    <>
      <RadioCards
        id={fieldId("goodsTypeId")}
        label="商品类目"
        layout="tiles"
        isRequired
        value={draft.goodsTypeId}
        onChange={(goodsTypeId) => request({ what: "category", goodsTypeId })}
        error={error}
        options={goodsTypes.map((type) => ({
          value: type.id,
          label: type.name,
          icon: <CategoryDrawing icon={type.icon} size={48} />,
          description: isServed(type.id) ? undefined : NOT_SERVED_HERE,
        }))}
      />
      <RadioCards
        label="下单方式"
        value={draft.mode}
        onChange={(mode) => request({ what: "mode", mode })}
        options={MODES}
      />
    </>
  );
}
