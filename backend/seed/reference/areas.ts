import lines from "../data/areas.json";

/** An area as seeded; level 1 province, 2 city, 3 district or town. */
export interface AreaSeed {
  code: string;
  name: string;
  parent_code: string | null;
  level: number;
}

/** The national areas of backend/seed/data/areas.json (scripts/build-areas.ts), parents before their children. */
export const areaSeeds: readonly AreaSeed[] = lines.map((line) => {
  const space = line.indexOf(" ");
  const code = line.slice(0, space);
  // Codes have 2, 4 and 6 digits by level; towns of cities without districts have 9 and belong to the city.
  const level = code.length === 2 ? 1 : code.length === 4 ? 2 : 3;
  return {
    code,
    name: line.slice(space + 1),
    parent_code: level === 1 ? null : code.slice(0, level === 2 ? 2 : 4),
    level,
  };
});
