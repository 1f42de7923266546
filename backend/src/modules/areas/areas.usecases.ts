import type { AreaNode } from "../../../../schema/rest/catalog/areas";
import { areaAncestry } from "./area-codes";
import { type AreaRow, findAllAreas, findAreasByCode, findChildren } from "./areas.repository";

type Dependencies = { db: D1Database };

const DISTRICT_LEVEL = 3;

/** The whole tree, province → city → district, about 3,500 nodes (PLACE-22). */
export async function readAreaTree(dependencies: Dependencies): Promise<AreaNode[]> {
  const nodes = new Map<string, AreaNode>();
  const provinces: AreaNode[] = [];
  for (const row of await findAllAreas(dependencies)) {
    const node = toNode(row);
    nodes.set(row.code, node);
    const siblings = row.parentCode === null ? provinces : nodes.get(row.parentCode)?.children;
    siblings?.push(node);
  }
  return provinces;
}

/** The provinces (`null`) or what lies directly below an area; nothing below an unknown one. Children stay empty. */
export async function readAreasBelow(
  dependencies: Dependencies,
  parentCode: string | null,
): Promise<AreaNode[]> {
  return (await findChildren(dependencies, parentCode)).map(toNode);
}

/** Names of a district's province, city and itself; null for what is unknown or wider than a district. */
export async function findAreaPath(
  dependencies: Dependencies,
  areaCode: string,
): Promise<{ provinceName: string; cityName: string; areaName: string } | null> {
  const [province, city, district] = await findAreasByCode(dependencies, areaAncestry(areaCode));
  if (!province || !city || !district || district.code !== areaCode || district.level !== DISTRICT_LEVEL)
    return null;
  return { provinceName: province.name, cityName: city.name, areaName: district.name };
}

const toNode = (row: AreaRow): AreaNode => ({ code: row.code, name: row.name, children: [] });
