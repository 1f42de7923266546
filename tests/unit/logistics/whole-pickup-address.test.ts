import { expect, test } from "vitest";
import { wholePickupAddress } from "../../../app/features/logistics/whole-pickup-address";

const HANGZHOU = ["浙江省", "杭州市", "西湖区"];

test.each([
  ["德邦物流三墩网点"],
  ["三墩农贸市场5号"],
  ["世纪联华超市旁"],
  ["市民中心地下库"],
  ["三墩路与丰庆路口的大仓库杭州市"],
])("[PLACE-54] the depot %s is looked for in the customer's city", (address) => {
  expect(wholePickupAddress(` ${address} `, HANGZHOU)).toBe(`浙江省杭州市${address}`);
});

test.each([
  ["上海市青浦区华徐公路1号"],
  ["成都市武侯区武青路1号"],
  ["江苏省盐城市亭湖区1号"],
  ["内蒙古自治区呼和浩特"],
  ["延边朝鲜族自治州延吉"],
])("[PLACE-54] the depot %s, which names its own area, is looked for as it is", (address) => {
  expect(wholePickupAddress(` ${address} `, HANGZHOU)).toBe(address);
});

test("[PLACE-54] a city that is a province is named once, and without an area a depot is looked for as it is", () => {
  expect(wholePickupAddress("华徐公路1号", ["上海市", "上海市", "青浦区"])).toBe("上海市华徐公路1号");
  expect(wholePickupAddress("大兴区荣华南路10号", ["北京市", "北京市", "大兴区"])).toBe(
    "北京市大兴区荣华南路10号",
  );
  expect(wholePickupAddress("华徐公路1号", [])).toBe("华徐公路1号");
});

test("fewer than four letters are no address yet, and the map is asked for 200 at most", () => {
  expect(wholePickupAddress(" 三墩路 ", HANGZHOU)).toBeNull();
  expect(wholePickupAddress("三墩路口", HANGZHOU)).toBe("浙江省杭州市三墩路口");
  expect(wholePickupAddress("路".repeat(300), HANGZHOU)).toHaveLength(200);
});
