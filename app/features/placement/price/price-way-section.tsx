import { RadioCards } from "~/ui/fields/radio-cards";
import { Card } from "~/ui/layout/card";
import { PRICE_WAY_OPTIONS } from "../../bids/price-ways";
import { fieldId } from "../checks/field-id";
import { useOrderDraft } from "../draft/draft-context";

/** Choice of the way to find the price of a normal order (ux.md U59). */
export function PriceWaySection() {
  const { draft, update } = useOrderDraft();
  return (
    <Card title="计价方式">
      <RadioCards
        id={fieldId("priceWay")}
        label="选择计价方式"
        value={draft.priceWay}
        onChange={(priceWay) => update({ priceWay })}
        options={PRICE_WAY_OPTIONS}
      />
    </Card>
  );
}
