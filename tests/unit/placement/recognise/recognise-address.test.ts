import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  draftChangeOf,
  missingParts,
} from "../../../../app/features/placement/customer/recognise/fill-draft";
import { indexAreas } from "../../../../schema/rules/recognise/area-index";
import { recogniseAddress } from "../../../../schema/rules/recognise/recognise-address";
import { areaTree } from "../../../support/orders/area-tree";
import pasted from "./pasted-addresses.json";
import spaced from "./spaced-addresses.json";

const areas = indexAreas(areaTree());
const recognise = (text: string) => recogniseAddress(text, areas);

/** What must be right of a line: area, phone and name (ux.md U15). */
function readOf(text: string) {
  const { name, phone, area } = recognise(text);
  return { name, phone, area: area?.codes.at(-1) ?? null };
}

describe("智能识别", () => {
  test("[U15] gets area, phone and name of at least 95 % of the collected lines right", () => {
    expect(pasted.length).toBeGreaterThanOrEqual(200);
    const wrong = pasted.filter(
      ({ text, name, phone, area }) => JSON.stringify(readOf(text)) !== JSON.stringify({ name, phone, area }),
    );
    expect(wrong.length / pasted.length).toBeLessThanOrEqual(0.05);
  });

  test("[U15] leaves the street, house and extension as they were written", () => {
    const wrong = pasted.filter(({ text, address }) => recognise(text).address !== address);
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  test("[U15] reads every line whose parts are spaced, bracketed or in commas, and says which names are doubtful", () => {
    expect(spaced.length).toBeGreaterThanOrEqual(200);
    for (const { text, address, isDoubtful, ...expected } of spaced) {
      expect(
        { ...readOf(text), address: recognise(text).address, isDoubtful: recognise(text).isNameDoubtful },
        text,
      ).toEqual({ ...expected, address, isDoubtful });
    }
  });

  test("[U15] a place is never a name, however it is set apart", () => {
    for (const place of ["江苏省", "成都市", "顺德区", "乐从镇", "陈埭镇", "王串场街道", "江苏", "李家村"]) {
      for (const text of [
        `${place} 13800138000 文三路90号`,
        `13800138000，${place}，文三路90号`,
        `（${place}）13800138000 文三路90号`,
        `客户 ${place} 文三路90号 13800138000`,
      ]) {
        expect(recognise(text).name, text).toBeNull();
      }
    }
  });

  test.each([
    [
      "13800138000 广东省 佛山市 顺德区 乐从镇 （王伟） 腾冲家具城A座12号",
      "王伟",
      "乐从镇 腾冲家具城A座12号",
    ],
    ["13800138000 浙江省杭州市西湖区 【李小满】 文三路90号", "李小满", "文三路90号"],
    ["13800138000 浙江省杭州市西湖区文三路90号（东区）3幢", null, "文三路90号(东区)3幢"],
    ["13800138000 浙江省杭州市西湖区 （近地铁站） 文三路90号", null, "(近地铁站) 文三路90号"],
  ])("[U15] %s: a name in brackets stands for itself, other brackets stay", (text, name, address) => {
    expect(recognise(text)).toMatchObject({ name, address });
  });

  test("[U15] takes no place for granted that several places are called by", () => {
    expect(recognise("王小满 13800138000 朝阳区建国路88号")).toMatchObject({ name: "王小满", area: null });
    expect(recognise("鼓楼区中山北路8号").area).toBeNull();
  });

  test("[U15] a street called after a city is a street", () => {
    expect(recognise("南京西路100号").area).toBeNull();
    expect(recognise("西安市雁塔区北京路1号")).toMatchObject({ address: "北京路1号" });
  });

  test.each([
    ["6楼无电梯", { hasLift: false, floors: 6 }, "文三路90号6楼"],
    ["无电梯，六层", { hasLift: false, floors: 6 }, "文三路90号 六层"],
    ["3楼商铺旁12层楼梯房", { hasLift: false, floors: 12 }, "文三路90号3楼商铺旁12层"],
    ["没有电梯", { hasLift: false, floors: null }, "文三路90号"],
    ["6楼有电梯", { hasLift: true, floors: null }, "文三路90号6楼"],
    ["电梯房 6楼", { hasLift: true, floors: null }, "文三路90号 6楼"],
    ["三菱电梯厂", null, "文三路90号三菱电梯厂"],
  ])("[U15] %s is read as %j, and not as a part of the address", (said, lift, address) => {
    const text = `王小满 13800138000 浙江省杭州市西湖区文三路90号${said}`;
    expect(recognise(text)).toMatchObject({ name: "王小满", area: { codes: ["33", "3301", "330106"] } });
    expect(recognise(text)).toMatchObject({ lift, address });
  });

  test("[U15] reads nothing out of nothing, and answers for any text", () => {
    expect(recognise("")).toEqual({
      name: null,
      isNameDoubtful: false,
      dropped: [],
      phone: null,
      area: null,
      address: "",
      lift: null,
    });
    expect(recognise("订单号：20261121080012 13800138")).toMatchObject({ phone: null });
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 2000 }), (text) => {
        expect(recognise(text).address.length).toBeLessThanOrEqual(600);
      }),
    );
  });

  test("[U15] a part that was not read keeps the typed value, and is named", () => {
    const read = recognise("13800138000 浙江省杭州市");
    expect(draftChangeOf(read)).toEqual({ customerPhone: "13800138000" });
    expect(missingParts(read)).toEqual(["客户姓名", "所在城市", "详细地址"]);
  });
});
