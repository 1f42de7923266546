import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/gql";
import type { AreaOptions, AreaSelection } from "./area-selection";

const AreaOptionsDocument = graphql(`
  query AreaOptions($provinceCode: String!, $cityCode: String!, $hasProvince: Boolean!, $hasCity: Boolean!) {
    provinces { code name }
    cities: areaChildren(parentCode: $provinceCode) @include(if: $hasProvince) { code name }
    districts: areaChildren(parentCode: $cityCode) @include(if: $hasCity) { code name }
  }
`);

/** Options of the three selects for a selection (PUB-22). Throws the errors of `context.graphql`. */
export async function loadAreaOptions(
  context: AppLoadContext,
  { provinceCode, cityCode }: AreaSelection,
): Promise<AreaOptions> {
  const { provinces, cities, districts } = await context.graphql(AreaOptionsDocument, {
    provinceCode,
    cityCode,
    hasProvince: provinceCode !== "",
    hasCity: cityCode !== "",
  });
  return { provinces: provinces ?? [], cities: cities ?? [], districts: districts ?? [] };
}
