import type { AreaOption, AreaOptions, AreaSelection } from "~/features/area-selects/area-selection";
import { graphql } from "~/gql";
import type { OrderFilterOptionsQuery } from "~/gql/graphql";
import { SEARCH_PARAMS } from "../../../../schema/rules/orders/order-search";
import { type FilterParam, type ListFilter, ORDER_LIST } from "./list-filter";

/** Choices of the filter panel. */
export interface FilterOptions {
  statuses: readonly { value: string; label: string }[];
  goodsTypes: readonly string[];
  /** Choices that only a backend with our own filters has; null otherwise. */
  own: { serviceTypes: readonly string[]; carriers: readonly string[] } | null;
  /** Null while those of the chosen area are not known: a part of them would widen the area to its province. */
  areas: AreaOptions | null;
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

/** The answer for the panel; parts that could not be read have no choices. A level that was not asked for is undefined. */
export function filterOptions(answer: OrderFilterOptionsQuery): FilterOptions {
  const { provinces, cities = [], districts = [] } = answer;
  return {
    statuses: (answer.viewer?.orderFilterOptions ?? []).map(({ filter, label }) => ({
      value: filter,
      label,
    })),
    own: answer.viewer?.orderFilterChoices ?? null,
    goodsTypes: (answer.goodsTypes ?? []).map(({ name }) => name),
    areas: provinces && cities && districts ? { provinces, cities, districts } : null,
  };
}

/** Filters whose choices only a backend with our own filters has. */
const OWN_PARAMS = [
  "isVisitOverdue",
  "serviceTypeName",
  "payWay",
  "logisticsCompany",
  "shopName",
] as const satisfies readonly FilterParam[];

/** The filters that have a field in the panel with these choices. What has none goes along in hidden fields. */
export function panelParams(filter: ListFilter, options: FilterOptions | null): readonly FilterParam[] {
  if (!options) return [];
  const missing: FilterParam[] = [...SEARCH_PARAMS, "sort"];
  if (!options.own) missing.push(...OWN_PARAMS);
  if (!offersArea(options.areas, filter.areaCode)) missing.push("areaCode");
  return ORDER_LIST.params.filter((param) => !missing.includes(param));
}

/** Whether the choices of areas have every level of the chosen one, so that fields for it say all of it. */
export function offersArea(areas: AreaOptions | null, code: string | undefined): areas is AreaOptions {
  if (!areas) return false;
  const { provinceCode, cityCode, districtCode } = areaSelectionOf(code);
  const has = (level: readonly AreaOption[], wanted: string) =>
    wanted === "" || level.some((area) => area.code === wanted);
  return (
    has(areas.provinces, provinceCode) && has(areas.cities, cityCode) && has(areas.districts, districtCode)
  );
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
export function areaNameOf(code: string, areas: AreaOptions | null): string {
  if (!areas) return code;
  const { provinces, cities, districts } = areas;
  const { provinceCode, cityCode, districtCode } = areaSelectionOf(code);
  const names = [
    provinces.find((area) => area.code === provinceCode)?.name,
    cityCode && cities.find((area) => area.code === cityCode)?.name,
    districtCode && districts.find((area) => area.code === districtCode)?.name,
  ];
  return names.filter(Boolean).join("") || code;
}
