import { expect, test } from "vitest";
import { INCLUDED_CUBIC_METRES } from "../../../backend/src/modules/pricing/pricing.rules";
import { PRICE_NOTES } from "../../../schema/rules/price-notes";

const notes = PRICE_NOTES.join("\n");

test.each([
  ["PLACE-48", "every cubic metre above the included ones", /超过3立方米.*每增加1立方米加收/],
  ["PLACE-49", "less than one cubic metre", /不足1立方米的?，按1立方米计算/],
  ["PLACE-50", "what stands higher than three metres", /高度超过3米.*加收/],
  ["PLACE-51", "the base fee", /基础费为各商品的基础费×数量之和/],
])("[%s] the notes say what holds for %s", (_id, _what, words) => {
  expect(notes).toMatch(words);
});

test("[CONST-45] the quote includes as many cubic metres as the notes say", () => {
  expect(INCLUDED_CUBIC_METRES).toBe(3);
  expect(notes).toContain(`超过${INCLUDED_CUBIC_METRES}立方米`);
});
