import { writeFile } from "node:fs/promises";
import { regionData } from "element-china-area-data";
import { AREA_PATCHES, RENAMED_CITIES } from "./area-patches";

const TARGET = new URL("../backend/seed/data/areas.json", import.meta.url);

type Region = { value: string; label: string; children?: Region[] };

/**
 * Writes backend/seed/data/areas.json: one `"<code> <name>"` per area of the maintained package
 * element-china-area-data, plus the documented patches. Parent and level follow from the length of the code.
 * Run it after updating the package: `tsx scripts/build-areas.ts`.
 */
async function buildAreas(): Promise<void> {
  const names = new Map<string, string>();
  const collect = (region: Region) => {
    names.set(region.value, RENAMED_CITIES.get(region.value) ?? region.label);
    region.children?.forEach(collect);
  };
  regionData.forEach(collect);
  for (const [code, name] of AREA_PATCHES) names.set(code, name);

  const lines = [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, name]) => `${code} ${name}`);
  await writeFile(TARGET, `${JSON.stringify(lines, null, 1)}\n`);
  console.log(`${lines.length} areas written to ${TARGET.pathname}`);
}

await buildAreas();
