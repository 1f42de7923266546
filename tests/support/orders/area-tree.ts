import rows from "../../../backend/seed/data/areas.json";

export interface AreaNode {
  code: string;
  name: string;
  children: AreaNode[];
}

/** The national area tree as pages load it, from the seed: province 2 digits, city 4, district or town more. */
export function areaTree(): AreaNode[] {
  const provinces: AreaNode[] = [];
  for (const row of rows) {
    const [code = "", name = ""] = row.split(" ");
    const node: AreaNode = { code, name, children: [] };
    const province = provinces.at(-1);
    if (code.length === 2) provinces.push(node);
    else if (code.length === 4) province?.children.push(node);
    else province?.children.at(-1)?.children.push(node);
  }
  return provinces;
}
