/** An area to choose: national code and name. */
export interface AreaOption {
  code: string;
  name: string;
}

/** Options of each level; a level is empty until the level above is chosen. */
export interface AreaOptions {
  provinces: readonly AreaOption[];
  cities: readonly AreaOption[];
  districts: readonly AreaOption[];
}

/** The chosen code of each level, "" without one. */
export interface AreaSelection {
  provinceCode: string;
  cityCode: string;
  districtCode: string;
}

export const NO_AREA: AreaSelection = { provinceCode: "", cityCode: "", districtCode: "" };

/** Names under which a form sends the three levels. */
export type AreaFieldNames = Record<keyof AreaSelection, string>;

type Source = { get(name: string): unknown };

/**
 * Reads a selection from a query string or a form. A level that does not belong to the level above was chosen
 * before that one changed, and is ignored, like anything that is not a code.
 */
export function readAreaSelection(source: Source, names: AreaFieldNames): AreaSelection {
  const codeOf = (name: string, pattern: RegExp) => {
    const value = source.get(name);
    return typeof value === "string" && pattern.test(value) ? value : "";
  };
  const provinceCode = codeOf(names.provinceCode, /^\d{2}$/);
  const cityCode = within(provinceCode, codeOf(names.cityCode, /^\d{4}$/));
  return {
    provinceCode,
    cityCode,
    districtCode: within(cityCode, codeOf(names.districtCode, /^\d{6}(\d{3})?$/)),
  };
}

const within = (above: string, code: string) => (above !== "" && code.startsWith(above) ? code : "");

/** The code of the narrowest chosen level, or "". */
export const narrowestCode = ({ provinceCode, cityCode, districtCode }: AreaSelection): string =>
  districtCode || cityCode || provinceCode;
