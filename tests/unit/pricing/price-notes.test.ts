import { expect, test } from "vitest";
import { INCLUDED_CUBIC_METRES } from "../../../backend/src/modules/pricing/pricing.rules";
import { PRICE_NOTES } from "../../../schema/rules/placing/price-notes";

const notes = PRICE_NOTES.join("\n");

test.each([
  ["PLACE-48", "every cubic metre above the included ones", /超过3立方米.*每增加1立方米加收/],
  ["PLACE-49", "less than one cubic metre", /不足1立方米的?，按1立方米计算/],
  ["PLACE-50", "what stands higher than three metres", /高度超过3米.*加收/],
  ["PLACE-51", "the base fee", /基础费为各商品的基础费×数量之和/],
])("[%s] the notes say what holds for %s", (_id, _what, words) => {
  expect(notes).toMatch(words);
});

test("[CONST-45] the notes say more than three and less than one cubic metre, and heights over three metres, as the quote has it", () => {
  expect(INCLUDED_CUBIC_METRES).toBe(3);
  for (const words of [`超过${INCLUDED_CUBIC_METRES}立方米`, "不足1立方米", "高度超过3米"])
    expect(notes).toContain(words);
});
