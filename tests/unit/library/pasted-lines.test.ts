import { expect, test } from "vitest";
import {
  pasteIssues,
  readPastedLines,
  typeIdOf,
} from "../../../app/features/goods-library/paste/pasted-lines";

const TYPES = ["沙发", "床", "衣柜", "吊灯"].map((name, index) => ({ id: `${101 + index}`, name }));
const read = (text: string) =>
  readPastedLines(text, TYPES).map(({ name, type }) => [name, type?.name ?? null]);

test("[U21] lines become goods, numbers of pieces are left out, and what matches nothing is flagged and kept", () => {
  expect(read("白橡木双人床 1.8m\n布艺沙发 2\n\n 衣柜×3 \n钢琴")).toEqual([
    ["白橡木双人床 1.8m", "床"],
    ["布艺沙发", "沙发"],
    ["衣柜", "衣柜"],
    ["钢琴", null],
  ]);
});

test("[U21] a size at the end of a line is a part of the name", () => {
  expect(read("床垫 180*200\n双人床 1.8×2")).toEqual([
    ["床垫 180*200", "床"],
    ["双人床 1.8×2", "床"],
  ]);
});

test("[U21] a long name is cut between two characters, not within one", () => {
  expect(read(`床${"长".repeat(98)}😀`)).toEqual([[`床${"长".repeat(98)}`, "床"]]);
});

test("[U21] a column of a sheet may say the category", () => {
  expect(read("北欧云朵\t吊灯\t199\n云朵\t灯饰\n\t沙发床垫")).toEqual([
    ["北欧云朵", "吊灯"],
    ["云朵", null],
    ["沙发床垫", "沙发"],
  ]);
});

test("[U21] [ERR-15] is sent once every line has a category, there is a picture, and it is not too long", () => {
  const lines = readPastedLines("床\n钢琴\nconstructor", TYPES);
  const values = { text: "", imgUrl: "/files/a.jpg", chosen: {} };
  expect(pasteIssues({ ...values, imgUrl: null }, lines)).toEqual([
    { field: "imgUrl", message: "请上传商品图片" },
    { field: "chosen", message: "还有 2 行没有商品类别，请逐一选择" },
  ]);
  const chosen = { 钢琴: "104", constructor: "101" };
  expect(pasteIssues({ ...values, chosen }, lines)).toEqual([]);
  expect(lines.map((line) => typeIdOf(line, chosen))).toEqual(["102", "104", "101"]);
  expect(pasteIssues(values, [])).toMatchObject([{ message: "请粘贴商品清单，每行一个商品" }]);
  const many = readPastedLines("床\n".repeat(201), TYPES);
  expect(pasteIssues(values, many)).toMatchObject([{ message: "一次最多添加200个商品，请分几次粘贴" }]);
});
