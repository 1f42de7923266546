import { expect, test } from "vitest";
import { INCLUDED_CUBIC_METRES } from "../../../backend/src/modules/pricing/pricing.rules";
import { PRICE_NOTES } from "../../../schema/rules/price-notes";

const notes = PRICE_NOTES.join("\n");

test("[PLACE-48] [PLACE-49] [PLACE-50] [PLACE-51] [CONST-45] the notes name every rule that the quote or the master applies", () => {
  expect(notes).toMatch(new RegExp(`超过${INCLUDED_CUBIC_METRES}立方米.*每增加1立方米加收`));
  expect(notes).toMatch(/不足1立方米的?，按1立方米计算/);
  expect(notes).toMatch(/高度超过3米.*加收/);
  expect(notes).toMatch(/基础费为各商品的基础费×数量之和/);
});
