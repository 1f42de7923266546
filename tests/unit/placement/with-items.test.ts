import { describe, expect, test } from "vitest";
import { freshDraft, freshItem, type OrderDraft } from "../../../app/features/placement/draft/order-draft";
import { withItems } from "../../../app/features/placement/goods/with-items";

const SOFA = { volume: 1.85, packingCount: 2, weight: 68 };
const LAMP = { volume: 0.06, packingCount: 1, weight: null };

let keys = 0;
const item = (name: string, measures: typeof SOFA | typeof LAMP | null, count = 1) => ({
  ...freshItem(String(++keys)),
  name,
  count,
  measures,
});
const totals = ({ totalVolume, packingCount }: Partial<OrderDraft>) => [totalVolume, packingCount];
const fresh = freshDraft(() => String(++keys));
/** The draft after its goods have changed. */
const changed = (draft: OrderDraft, items: OrderDraft["items"]): OrderDraft => ({
  ...draft,
  ...withItems(draft, items),
});

describe("[U21] volume and packages of an order follow the goods library", () => {
  test("of one good times its number, and of several together", () => {
    const sofa = item("沙发", SOFA);
    const one = changed(fresh, [sofa]);
    expect(totals(one)).toEqual(["1.85", "2"]);
    const three = changed(one, [{ ...sofa, count: 3 }]);
    expect(totals(three)).toEqual(["5.55", "6"]);
    expect(totals(changed(three, [...three.items, item("灯", LAMP, 2)]))).toEqual(["5.67", "8"]);
  });

  test("a typed value stays until the customer picks another good of the library", () => {
    const sofa = item("沙发", SOFA);
    const typed = { ...changed(fresh, [sofa]), totalVolume: "2.5" };
    const counted = changed(typed, [{ ...sofa, count: 2 }]);
    expect(totals(counted)).toEqual(["2.5", "4"]);
    expect(totals(changed(counted, [{ ...sofa, name: "灯", count: 2, measures: LAMP }]))).toEqual([
      "0.12",
      "2",
    ]);
  });

  test("[PLACE-14] with a good of which they are not known they are asked for again, but not what was typed", () => {
    const sofa = item("沙发", SOFA);
    const known = changed(fresh, [sofa]);
    expect(totals(changed(known, [sofa, item("茶几", null)]))).toEqual(["0", "1"]);
    const typed = { ...known, totalVolume: "9" };
    expect(totals(changed(typed, [sofa, item("茶几", null)]))).toEqual(["9", "1"]);
  });

  test("[PLACE-17] [ENT-02] with a good of which they are not known an immediate order goes back to a volume of 1", () => {
    const sofa = item("沙发", SOFA);
    const speed = freshDraft(() => String(++keys), "TIMELY");
    const known = changed(speed, [sofa]);
    expect(totals(known)).toEqual(["1.85", "2"]);
    expect(totals(changed(known, [sofa, item("茶几", null)]))).toEqual(["1", "1"]);
  });

  test("[CONST-08] [PLACE-42] a blank good changes nothing, and more than an order takes is not filled in", () => {
    const sofa = item("沙发", SOFA);
    const known = changed(fresh, [sofa]);
    expect(totals(changed(known, [sofa, freshItem("blank")]))).toEqual(["1.85", "2"]);
    expect(totals(changed(fresh, [item("沙发", SOFA, 600)]))).toEqual(["1110", "1"]);
  });
});
