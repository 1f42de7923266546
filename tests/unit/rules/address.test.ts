import { describe, expect, it } from "vitest";
import { displayAddress } from "../../../schema/rules/address";

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
