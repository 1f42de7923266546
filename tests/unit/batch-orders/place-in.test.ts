import { describe, expect, test } from "vitest";
import { placeIn } from "../../../backend/src/modules/batch-orders/checking/place-in";
import { recogniserOf } from "../../../schema/rules/recognise/recogniser";
import { areaTree } from "../../support/orders/area-tree";

const recognise = recogniserOf(areaTree());

describe("[BATCH-06] an address of a table", () => {
  test.each([
    "江苏省 苏州市 昆山市 花桥镇 绿地大道231弄8号",
    "江苏省，苏州市，昆山市，花桥镇绿地大道231弄8号",
    "【江苏省】【苏州市】【昆山市】花桥镇绿地大道231弄8号",
    "江苏 苏州 昆山 花桥镇 绿地大道231弄8号",
    "广东省 佛山市 顺德区 乐从 天佑路5号",
    "广东省 佛山市 顺德区 乐从镇 天佑路 5号",
    "成都市 武侯区 龙湖 天街3栋 501",
    "王小满 浙江省 杭州市 西湖区 文三路90号",
  ])("%s is right as it is written", (text) => {
    const { areaCode, doubt } = placeIn(text, recognise, "王小满");
    expect([areaCode?.length, doubt]).toEqual([6, null]);
  });

  test("keeps a town and a doubtful name in it", () => {
    expect(placeIn("广东省 佛山市 顺德区 乐从 天佑路5号", recognise).detail).toBe("乐从 天佑路5号");
  });

  test("wants a look where it names another person", () => {
    const { doubt, detail } = placeIn("浙江省杭州市西湖区文三路90号 李雷", recognise, "王小满");
    expect([doubt, detail]).toEqual(["其中的“李雷”没有当作地址，请核对", "文三路90号"]);
  });

  test.each([
    ["浙江省杭州市西湖区文三路90号3幢502 备注：送货走北门", "其中的“送货走北门”没有当作地址，请核对"],
    ["浙江省杭州市西湖区文三路90号3幢502 备注：6", "其中的“6”没有当作地址，请核对"],
    ["浙江省杭州市西湖区文三路90号3幢502 订单号：2026112 后门", "其中的“2026112 后门”没有当作地址，请核对"],
    ["浙江省杭州市西湖区文三路90号3幢502 订单号：20261121-08", null],
    ["浙江省杭州市西湖区文三路90号3幢502 邮编：310012", null],
  ])("wants a look where it says more than an address: %s", (text, doubt) => {
    const found = placeIn(text, recognise);
    expect([found.doubt, found.detail]).toEqual([doubt, "文三路90号3幢502"]);
  });
});
