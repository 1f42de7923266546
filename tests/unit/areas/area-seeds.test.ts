import { describe, expect, test } from "vitest";
import { areaSeeds } from "../../../backend/seed/reference/areas";
import { areaAncestry } from "../../../backend/src/modules/areas/area-codes";

const byCode = new Map(areaSeeds.map((area) => [area.code, area]));
const childrenOf = (code: string) => areaSeeds.filter((area) => area.parent_code === code);

describe("the national areas", () => {
  test("[PLACE-22] are complete: 34 provinces, 港澳台 included, and every district's parents exist", () => {
    const provinces = areaSeeds.filter((area) => area.level === 1);
    expect(provinces).toHaveLength(34);
    expect(provinces.map((area) => area.name)).toEqual(
      expect.arrayContaining(["台湾省", "香港特别行政区", "澳门特别行政区"]),
    );
    expect(areaSeeds.length).toBeGreaterThan(3400);
    expect(byCode.size).toBe(areaSeeds.length);
    const orphans = areaSeeds.filter(
      ({ parent_code, level }) => level > 1 && byCode.get(parent_code ?? "")?.level !== level - 1,
    );
    expect(orphans).toEqual([]);
  });

  test("end in districts everywhere, so that a choice always has three steps", () => {
    const dead = areaSeeds.filter((area) => area.level < 3 && childrenOf(area.code).length === 0);
    expect(dead).toEqual([]);
  });

  test.each([
    ["330113", "临平区"],
    ["330114", "钱塘区"],
    ["653228", "和康县"],
    ["653229", "和安县"],
    ["441900121", "虎门镇"],
    ["810001", "中西区"],
  ])("know %s as %s", (code, name) => {
    expect(byCode.get(code)?.name).toBe(name);
  });

  test("offer the towns of cities without districts", () => {
    expect(childrenOf("4419").length).toBeGreaterThan(30);
    expect(childrenOf("4420").length).toBeGreaterThan(20);
  });

  test("never show a name that exists in the code system only as a municipality's city", () => {
    expect(areaSeeds.filter((area) => area.name === "市辖区")).toEqual([]);
    expect(byCode.get("1101")?.name).toBe("北京市");
  });

  test("find their way up by their codes alone", () => {
    for (const area of areaSeeds) {
      const above = areaAncestry(area.code).filter((code) => code !== area.code && byCode.has(code));
      expect(above.at(-1) ?? null).toBe(area.parent_code);
    }
  });
});
