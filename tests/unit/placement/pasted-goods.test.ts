import { describe, expect, test } from "vitest";
import { freshItem } from "../../../app/features/placement/draft/order-draft";
import { readPastedGoods } from "../../../app/features/placement/goods/paste/pasted-goods";
import { withPastedGoods } from "../../../app/features/placement/goods/paste/with-pasted-goods";

const TYPES = ["沙发", "床", "衣柜", "餐桌椅", "床垫", "电视柜", "鞋柜"].map((name, index) => ({
  id: `${101 + index}`,
  name,
}));
const read = (text: string) =>
  readPastedGoods(text, TYPES).map(({ name, count, type }) => [name, count, type?.name ?? null]);

describe("a pasted list of goods", () => {
  test("[U21] five lines are five goods, and a line that matches no type is flagged and kept", () => {
    expect(read("床 2\n衣柜 1\n\n  沙发 3 张 \r\n钢琴 1\n餐桌椅")).toEqual([
      ["床", 2, "床"],
      ["衣柜", 1, "衣柜"],
      ["沙发", 3, "沙发"],
      ["钢琴", 1, null],
      ["餐桌椅", 1, "餐桌椅"],
    ]);
  });

  test.each([
    ["床×2", "床", 2],
    ["床 x 2", "床", 2],
    ["床x2", "床", 2],
    ["床*2", "床", 2],
    ["床，２", "床", 2],
    ["床2张", "床", 2],
    ["2张床", "床", 2],
    ["2 床", "床", 2],
    ["床\t12", "床", 12],
    ["1.8 米实木双人床 2", "1.8 米实木双人床", 2],
    ["3人位沙发", "3人位沙发", 1],
    ["box 2", "box", 2],
    ["S3 2", "S3", 2],
    ["床 0", "床", 1],
    ["床、、", "床", 1],
    ["2张 床 ;", "床", 2],
    ["床垫 180*200", "床垫 180*200", 1],
    ["床垫180×200", "床垫180×200", 1],
    ["床垫 180 × 200", "床垫 180 × 200", 1],
    ["床垫 180 x 200", "床垫 180 x 200", 1],
    ["双人床 1.8*2", "双人床 1.8*2", 1],
    ["床垫 180*200 2", "床垫 180*200", 2],
    ["床垫 180*200×2张", "床垫 180*200", 2],
    ["180 × 200 床垫", "180 × 200 床垫", 1],
    ["1.8米床*2", "1.8米床", 2],
    [`${"床".repeat(101)} 2`, "床".repeat(100), 2],
  ])("[U21] %s is %s, %i of it", (line, name, count) => {
    expect(readPastedGoods(line, TYPES)).toMatchObject([{ name, count, line }]);
  });

  test("[U21] [CONST-08] [PLACE-41] a pasted number of pieces is 1 to 999", () => {
    expect(read("床 0\n床 1\n床 999").map(([, count]) => count)).toEqual([1, 1, 999]);
  });

  test("[U21] the type is the exact one, else the longest within the name, else the only one around it", () => {
    expect(read("床垫 1\n乳胶床垫 1\n双人床 1\n餐桌 1\n柜 1").map(([, , type]) => type)).toEqual([
      "床垫",
      "床垫",
      "床",
      "餐桌椅",
      null,
    ]);
  });

  test("[U21] pasted goods follow the filled-in ones; an empty good gives way", () => {
    let ids = 0;
    const filled = { ...freshItem("a"), name: "茶几" };
    const items = withPastedGoods(
      [filled, freshItem("b")],
      readPastedGoods("床 2\n钢琴", TYPES),
      () => `n${++ids}`,
    );
    expect(items.map(({ key, name, count, goodsTypeId }) => [key, name, count, goodsTypeId])).toEqual([
      ["a", "茶几", 1, null],
      ["n1", "床", 2, "102"],
      ["n2", "钢琴", 1, null],
    ]);
  });
});
