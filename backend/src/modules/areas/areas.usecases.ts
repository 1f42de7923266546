import type { AreaNode } from "../../../../schema/rest/catalog/areas";
import type { Area, Reference } from "../reference";
import { areaAncestry } from "./area-codes";

const DISTRICT_LEVEL = 3;

/** The whole tree, province → city → district, about 3,500 nodes (PLACE-22). */
export function areaTree({ areas }: Reference): AreaNode[] {
  const nodes = new Map<string, AreaNode>();
  const provinces: AreaNode[] = [];
  for (const area of areas.values()) {
    const node = toNode(area);
    nodes.set(area.code, node);
    const siblings = area.parentCode === null ? provinces : nodes.get(area.parentCode)?.children;
    siblings?.push(node);
  }
  return provinces;
}

/**
 * The provinces (for `null`), or the areas directly below an area; none for an unknown one. `children` stays
 * empty.
 */
export const areasBelow = ({ areas }: Reference, parentCode: string | null): AreaNode[] =>
  [...areas.values()]
    .filter((area) => area.parentCode === parentCode)
    .sort((one, other) => (one.code < other.code ? -1 : 1))
    .map(toNode);

/**
 * Names of a district, with its province and city. Null for an unknown code, and for a province or a city.
 */
export function areaPath(
  { areas }: Reference,
  areaCode: string,
): { provinceName: string; cityName: string; areaName: string } | null {
  const [province, city, district] = areaAncestry(areaCode)
    .flatMap((code) => areas.get(code) ?? [])
    .sort((one, other) => one.level - other.level);
  if (!province || !city || !district || district.code !== areaCode || district.level !== DISTRICT_LEVEL)
    return null;
  return { provinceName: province.name, cityName: city.name, areaName: district.name };
}

const toNode = ({ code, name }: Area): AreaNode => ({ code, name, children: [] });
