import { describe, expect, it } from "vitest";
import { displayAddress, wholeAddress } from "../../../schema/rules/placing/address";

describe("address on screen", () => {
  it("[LIST-23] stands alone when it names the area already, otherwise after the area's name", () => {
    expect(displayAddress("浙江省杭州市西湖区", "文三路 90 号")).toBe("浙江省杭州市西湖区文三路 90 号");
    expect(displayAddress("浙江省杭州市西湖区", "浙江省杭州市西湖区文三路 90 号")).toBe(
      "浙江省杭州市西湖区文三路 90 号",
    );
  });

  it("stands alone where the area has no name", () => {
    expect(displayAddress("", "文三路 90 号")).toBe("文三路 90 号");
  });
});

describe("whole address", () => {
  it("[DETAIL-19] begins with the province, and names a municipality once", () => {
    const place = { provinceName: "浙江省", cityName: "杭州市", displayAddress: "西湖区文三路 1 号" };
    expect(wholeAddress(place)).toBe("浙江省杭州市西湖区文三路 1 号");
    expect(
      wholeAddress({ provinceName: "上海市", cityName: "上海市", displayAddress: "浦东新区张杨路" }),
    ).toBe("上海市浦东新区张杨路");
  });

  it.each([
    ["杭州市西湖区文三路 1 号", "浙江省杭州市西湖区文三路 1 号"],
    ["浙江杭州市西湖区文三路 1 号", "浙江杭州市西湖区文三路 1 号"],
    ["浙江省杭州市西湖区文三路 1 号", "浙江省杭州市西湖区文三路 1 号"],
  ])("[U6] %s reads as %s, naming nothing twice", (displayAddress, whole) => {
    expect(wholeAddress({ provinceName: "浙江省", cityName: "杭州市", displayAddress })).toBe(whole);
  });
});
