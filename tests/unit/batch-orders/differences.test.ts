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

test.each([
  ["文三路路口", "文三路口", "文三路[路]口", "文三路口"],
  ["文一西路98号", "文二西路89号", "文[一]西路[9]8号", "文[二]西路[8]9号"],
  ["西湖区文三路", "文三路西湖区", "[西湖区]文三路", "[文三路]西湖区"],
  ["西湖西溪路西口", "西溪西路口", "西[湖西]溪[路]西口", "西[溪]西路口"],
  ["东一东", "西东东", "东[一]东", "[西]东东"],
])("%s and %s have as many letters in common as their order allows", (one, other, first, second) => {
  expect(marked(one, other)).toBe(first);
  expect(marked(other, one)).toBe(second);
});

test("a text is given back in its pieces, and nothing else", () => {
  expect(differences("文三路90号", "文三路")).toEqual([
    { text: "文三路", isNew: false },
    { text: "90号", isNew: true },
  ]);
  expect(differences("", "文三路")).toEqual([]);
});

test.each([
  [200, 1, true],
  [201, 1, false],
  [1, 200, true],
  [1, 201, false],
])("of texts with %i and %i letters the difference is marked: %j", (length, otherLength, isNew) => {
  const text = "长".repeat(length);
  expect(differences(text, "短".repeat(otherLength))).toEqual([{ text, isNew }]);
});
