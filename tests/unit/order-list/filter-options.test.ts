import { describe, expect, test } from "vitest";
import {
  areaNameOf,
  areaSelectionOf,
  filterOptions,
  offersArea,
  optionVariables,
} from "../../../app/features/order-list/filter/filter-options";

const HANGZHOU = { code: "3301", name: "杭州市" };

describe("the query of the filter panel", () => {
  test.each([
    ["nothing below the provinces without one", "", "", false, false],
    ["the cities of a province", "33", "", true, false],
    ["the districts of a city, too", "33", "3301", true, true],
  ])("asks for %s", (_what, provinceCode, cityCode, hasProvince, hasCity) => {
    expect(optionVariables({ provinceCode, cityCode, districtCode: "" })).toEqual({
      provinceCode,
      cityCode,
      hasProvince,
      hasCity,
    });
  });
});

describe("the choices of the filter panel", () => {
  test("are those of the answer, each list in its order", () => {
    const own = { serviceTypes: ["配送安装", "维修"], carriers: ["德邦物流", "顺丰"] };
    expect(
      filterOptions({
        viewer: {
          orderFilterOptions: [
            { filter: "WAIT_PAY", label: "待付款" },
            { filter: "WAIT_ACCEPT", label: "待验收" },
          ],
          orderFilterChoices: own,
        },
        goodsTypes: [{ name: "家具" }, { name: "灯具" }],
        provinces: [{ code: "33", name: "浙江省" }],
        cities: [{ code: "3301", name: "杭州市" }],
        districts: [{ code: "330106", name: "西湖区" }],
      }),
    ).toEqual({
      statuses: [
        { value: "WAIT_PAY", label: "待付款" },
        { value: "WAIT_ACCEPT", label: "待验收" },
      ],
      own,
      goodsTypes: ["家具", "灯具"],
      areas: {
        provinces: [{ code: "33", name: "浙江省" }],
        cities: [{ code: "3301", name: "杭州市" }],
        districts: [{ code: "330106", name: "西湖区" }],
      },
    });
  });

  test.each([
    ["the customer's part", null],
    ["both lists of it", { orderFilterOptions: null, orderFilterChoices: null }],
  ])("are empty where %s could not be read, like every other part", (_what, viewer) => {
    expect(filterOptions({ viewer, goodsTypes: null, provinces: null })).toEqual({
      statuses: [],
      own: null,
      goodsTypes: [],
      areas: null,
    });
  });

  test.each([
    ["without an area", {}, { cities: [], districts: [] }],
    ["for a province", { cities: [HANGZHOU] }, { cities: [HANGZHOU], districts: [] }],
    ["with cities that could not be read", { cities: null }, null],
    ["with districts that could not be read", { cities: [HANGZHOU], districts: null }, null],
  ])("have areas %s only as a whole: %#", (_what, levels, known) => {
    const provinces = [{ code: "33", name: "浙江省" }];
    const { areas } = filterOptions({ viewer: null, goodsTypes: null, provinces, ...levels });
    expect(areas).toEqual(known && { provinces, ...known });
  });
});

test.each([
  [undefined, "", "", ""],
  ["", "", "", ""],
  ["33", "33", "", ""],
  ["330", "33", "", ""],
  ["3301", "33", "3301", ""],
  ["33010", "33", "3301", ""],
  ["330106", "33", "3301", "330106"],
  ["330106001", "33", "3301", "330106001"],
])("the area %s is chosen as province %j, city %j and district %j", (code, province, city, district) => {
  expect(areaSelectionOf(code)).toEqual({
    provinceCode: province,
    cityCode: city,
    districtCode: district,
  });
});

describe("the name of a chosen area", () => {
  const areas = {
    provinces: [
      { code: "31", name: "上海市" },
      { code: "33", name: "浙江省" },
    ],
    cities: [
      { code: "3302", name: "宁波市" },
      { code: "3301", name: "杭州市" },
    ],
    districts: [
      { code: "330102", name: "上城区" },
      { code: "330106", name: "西湖区" },
    ],
  };
  const none = { provinces: [], cities: [], districts: [] };

  test.each([
    ["33", areas, "浙江省"],
    ["3301", areas, "浙江省杭州市"],
    ["330106", areas, "浙江省杭州市西湖区"],
    ["330199", areas, "浙江省杭州市"],
    ["3399", areas, "浙江省"],
    ["330106", { ...areas, cities: [] }, "浙江省西湖区"],
    ["330106", none, "330106"],
    ["330106", null, "330106"],
    ["4403", areas, "4403"],
    ["330106", { ...none, districts: areas.districts }, "西湖区"],
  ])("for %s joins the names that are known, or is the code: %#", (code, known, name) => {
    expect(areaNameOf(code, known)).toBe(name);
  });

  test.each([
    [undefined, areas, true],
    [undefined, null, false],
    ["33", areas, true],
    ["32", areas, false],
    ["3301", areas, true],
    ["3303", areas, false],
    ["330106", areas, true],
    ["330106001", areas, false],
    ["330106", { ...areas, districts: [] }, false],
    ["330106", { ...areas, provinces: [] }, false],
    ["330106", null, false],
  ])("%s is in fields only where every level of it is offered: %#", (code, known, isOffered) => {
    expect(offersArea(known, code)).toBe(isOffered);
  });
});
