import { describe, expect, test } from "vitest";
import { NO_AREA, narrowestCode, readAreaSelection } from "../../../app/features/area-selects/area-selection";

const NAMES = { provinceCode: "p", cityCode: "c", districtCode: "d" };
const read = (query: string) => Object.values(readAreaSelection(new URLSearchParams(query), NAMES));

describe("[PUB-22] a chosen area", () => {
  test("has three levels, a town of a city without districts being the third", () => {
    expect(read("p=33&c=3301&d=330106")).toEqual(["33", "3301", "330106"]);
    expect(read("p=44&c=4419&d=441900121")).toEqual(["44", "4419", "441900121"]);
  });

  test("loses the levels that belong to another one", () => {
    expect(read("p=44&c=3301&d=330106")).toEqual(["44", "", ""]);
    expect(read("p=33&c=3302&d=330106")).toEqual(["33", "3302", ""]);
    expect(read("d=330106")).toEqual(["", "", ""]);
  });

  test("takes nothing that is no code of its level", () => {
    expect(read("p=3301&c=33&d=3301")).toEqual(["", "", ""]);
    expect(read("p=33'--&c=%00&d=330106")).toEqual(["", "", ""]);
    for (const city of ["33010", "x3301", "3301x"]) expect(read(`p=33&c=${city}`)).toEqual(["33", "", ""]);
    for (const district of ["33010", "3301061", "330106x", "3301061234"]) {
      expect(read(`p=33&c=3301&d=${district}`)).toEqual(["33", "3301", ""]);
    }
    const file = { get: (name: string) => (name === "p" ? ["33"] : null) };
    expect(readAreaSelection(file, NAMES)).toEqual(NO_AREA);
  });

  test("is named by its narrowest level", () => {
    expect(narrowestCode({ provinceCode: "33", cityCode: "3301", districtCode: "" })).toBe("3301");
    expect(narrowestCode({ provinceCode: "33", cityCode: "3301", districtCode: "330106" })).toBe("330106");
    expect(narrowestCode({ provinceCode: "33", cityCode: "", districtCode: "" })).toBe("33");
    expect(narrowestCode({ provinceCode: "", cityCode: "", districtCode: "" })).toBe("");
  });
});
