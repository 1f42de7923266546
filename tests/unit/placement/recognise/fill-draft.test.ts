import { describe, expect, test } from "vitest";
import {
  draftChangeOf,
  missingParts,
} from "../../../../app/features/placement/customer/recognise/fill-draft";
import type { RecognisedAddress } from "../../../../schema/rules/recognise/recognise-address";

const ALL: RecognisedAddress = {
  name: "王小满",
  isNameDoubtful: false,
  phone: "13800138000",
  area: { codes: ["33", "3301", "330106"], names: ["浙江省", "杭州市", "西湖区"] },
  address: "文三路90号",
  lift: { hasLift: false, floors: 5 },
  dropped: [],
};
const NOTHING: RecognisedAddress = {
  ...{ name: null, isNameDoubtful: false, phone: null, area: null, address: "", lift: null, dropped: [] },
};

describe("a recognised text", () => {
  test("[U15] fills in every part that it has", () => {
    expect(draftChangeOf(ALL)).toEqual({
      customerName: "王小满",
      customerPhone: "13800138000",
      areaPath: ["33", "3301", "330106"],
      areaNames: ["浙江省", "杭州市", "西湖区"],
      address: "文三路90号",
      hasLift: false,
      floors: "5",
    });
    expect(draftChangeOf({ ...NOTHING, lift: { hasLift: true, floors: null } })).toEqual({
      hasLift: true,
      floors: "",
    });
    expect(missingParts(ALL)).toEqual([]);
  });

  test("[U15] leaves alone what it does not have, and names it", () => {
    expect(draftChangeOf(NOTHING)).toEqual({});
    expect(missingParts(NOTHING)).toEqual(["客户姓名", "客户电话", "所在城市", "详细地址"]);
  });

  test("needs an area down to the district", () => {
    const city = { ...ALL, area: { codes: ["33", "3301"], names: ["浙江省", "杭州市"] } };
    expect(draftChangeOf(city)).not.toHaveProperty("areaPath");
    expect(missingParts(city)).toEqual(["所在城市"]);
  });
});
