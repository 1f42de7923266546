import rows from "./city-centres.json";
import type { Geocoder, Point } from "./geocoder";

interface Centre extends Point {
  readonly code: string;
  readonly name: string;
  readonly short: string;
}

/** Centres of cities and of the districts of 北京, 天津, 上海 and 重庆 (map data of Apache ECharts 4.9). */
const CENTRES: readonly Centre[] = rows.map((row) => {
  const [code = "", name = "", lng = "", lat = ""] = row.split(" ");
  return { code, name, short: name.replace(/(?:市|地区|盟|区|县)$/, ""), lng: Number(lng), lat: Number(lat) };
});

const MUNICIPALITIES = new Map(
  CENTRES.filter(({ code }) => code.length === 2).map(({ code, short }) => [code, short]),
);

/** Widest distance of an address from its city's centre, degrees: some 4 km. */
const SPREAD = 0.04;

/**
 * The sandbox's map: knows cities, and puts every address at a place of its own around the centre of its city, always
 * the same. For development without a map service; its points are made up.
 */
export function createGazetteerGeocoder(): Geocoder {
  return {
    locate: async (address) => placeOf(address),
    async describe(point) {
      const nearest = CENTRES.reduce<{ centre: Centre; distance: number } | null>((best, centre) => {
        const distance = Math.hypot(centre.lng - point.lng, centre.lat - point.lat);
        return !best || distance < best.distance ? { centre, distance } : best;
      }, null);
      return nearest && nearest.distance < 1 ? nearest.centre.name : null;
    },
  };
}

/** Where the sandbox's map has an address; null for one that names no city. */
export function placeOf(address: string): Point | null {
  const centre = narrowestIn(address);
  if (!centre) return null;
  const [east, north] = scatter(address);
  return { lng: round(centre.lng + east * SPREAD), lat: round(centre.lat + north * SPREAD) };
}

/** The place with the longest code that the address names; of several the one that stands first. */
function narrowestIn(address: string): Centre | null {
  let best: { centre: Centre; at: number } | null = null;
  for (const centre of CENTRES) {
    const at = positionOf(centre, address);
    if (at < 0) continue;
    const isNarrower = !best || centre.code.length > best.centre.code.length;
    const isSooner = best !== null && centre.code.length === best.centre.code.length && at < best.at;
    if (isNarrower || isSooner) best = { centre, at };
  }
  return best?.centre ?? null;
}

/** Where a place is named, -1 when it is not. A district counts beside its municipality only: 西城 is everywhere. */
function positionOf({ code, name, short }: Centre, address: string): number {
  const municipality = code.length === 6 ? MUNICIPALITIES.get(code.slice(0, 2)) : undefined;
  if (municipality !== undefined && !address.includes(municipality)) return -1;
  const full = address.indexOf(name);
  return full >= 0 || short.length < 2 ? full : address.indexOf(short);
}

/** Two numbers from -1 to 1 that follow from the text (FNV-1a). */
function scatter(text: string): [number, number] {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return [(hash & 0xffff) / 0x7fff - 1, (hash >>> 16) / 0x7fff - 1];
}

const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
