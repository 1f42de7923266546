import { expect, test } from "vitest";
import { capitalAmount } from "../../../schema/rules/wallet/capital-amount";

test.each([
  [0, "零元整"],
  [5, "伍分"],
  [50, "伍角整"],
  [100, "壹元整"],
  [1000, "壹拾元整"],
  [10_520, "壹佰零伍元贰角整"],
  [10_005, "壹佰元零伍分"],
  [123_456, "壹仟贰佰叁拾肆元伍角陆分"],
  [1_000_000, "壹万元整"],
  [1_001_005, "壹万零壹拾元零伍分"],
  [1_100_000, "壹万壹仟元整"],
  [10_000_000_000, "壹亿元整"],
  [10_000_000_100, "壹亿零壹元整"],
  [100_200_030_000, "壹拾亿零贰佰万零叁佰元整"],
])("[U35] %i 分 on a receipt are %s", (fen, words) => {
  expect(capitalAmount(fen)).toBe(words);
});
