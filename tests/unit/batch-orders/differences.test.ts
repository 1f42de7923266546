import { expect, test } from "vitest";
import { differences } from "../../../app/features/batch-orders/confirm/differences";

const marked = (text: string, other: string) =>
  differences(text, other)
    .map((piece) => (piece.isNew ? `[${piece.text}]` : piece.text))
    .join("");

test.each([
  ["西湖区文三路90号", "浙江省杭州市西湖区文三路90号", "西湖区文三路90号", "[浙江省杭州市]西湖区文三路90号"],
  ["杭州 西湖区 文三路", "杭州市西湖区文三路", "杭州 西湖区 文三路", "杭州[市]西湖区文三路"],
  ["文三路90号王小满", "文三路90号", "文三路90号[王小满]", "文三路90号"],
  ["同一处", "同一处", "同一处", "同一处"],
])("[U26] %s and %s differ where one says more", (one, other, first, second) => {
  expect(marked(one, other)).toBe(first);
  expect(marked(other, one)).toBe(second);
});

test("very long texts are shown as they are", () => {
  expect(differences("长".repeat(300), "短")).toEqual([{ text: "长".repeat(300), isNew: false }]);
});
