import type { AreaOptions, AreaSelection } from "~/features/area-selects/area-selection";
import { graphql } from "~/gql";
import type { OrderFilterOptionsQuery } from "~/gql/graphql";

/** Choices of the filter panel. */
export interface FilterOptions {
  statuses: readonly { value: string; label: string }[];
  goodsTypes: readonly string[];
  /** Choices that only a backend with our own filters has; null otherwise. */
  own: { serviceTypes: readonly string[]; carriers: readonly string[] } | null;
  areas: AreaOptions;
}

export const OrderFilterOptionsDocument = graphql(`
  query OrderFilterOptions($provinceCode: String!, $cityCode: String!, $hasProvince: Boolean!, $hasCity: Boolean!) {
    viewer {
      orderFilterOptions { filter label }
      orderFilterChoices { serviceTypes carriers }
    }
    goodsTypes { name }
    provinces { code name }
    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }
    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }
  }
`);

/** Query variables for a selected area. */
export const optionVariables = ({ provinceCode, cityCode }: AreaSelection) => ({
  provinceCode,
  cityCode,
  hasProvince: provinceCode !== "",
  hasCity: cityCode !== "",
});

/** The answer for the panel; parts that could not be read have no choices. */
export function filterOptions(answer: OrderFilterOptionsQuery): FilterOptions {
  return {
    statuses: (answer.viewer?.orderFilterOptions ?? []).map(({ filter, label }) => ({
      value: filter,
      label,
    })),
    own: answer.viewer?.orderFilterChoices ?? null,
    goodsTypes: (answer.goodsTypes ?? []).map(({ name }) => name),
    areas: {
      provinces: answer.provinces ?? [],
      cities: answer.cities ?? [],
      districts: answer.districts ?? [],
    },
  };
}

/** An area and the levels above it, by its code; nothing without one. */
export function areaSelectionOf(code: string | undefined): AreaSelection {
  return {
    provinceCode: code?.slice(0, 2) ?? "",
    cityCode: code && code.length >= 4 ? code.slice(0, 4) : "",
    districtCode: code && code.length >= 6 ? code : "",
  };
}

/** Name of a selected area, e.g. 浙江省杭州市; its code when the names are missing. */
export function areaNameOf(code: string, { provinces, cities, districts }: AreaOptions): string {
  const { provinceCode, cityCode, districtCode } = areaSelectionOf(code);
  const names = [
    provinces.find((area) => area.code === provinceCode)?.name,
    cityCode && cities.find((area) => area.code === cityCode)?.name,
    districtCode && districts.find((area) => area.code === districtCode)?.name,
  ];
  return names.filter(Boolean).join("") || code;
}
