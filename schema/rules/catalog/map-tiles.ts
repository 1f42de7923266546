/** Where the site says which tiles its maps may show (decision 048). */
export const MAP_TILES_PATH = "/map-tiles.json";

/** What coordinates a map is drawn in: China's own, as AMap and Tencent draw, or GPS's. */
export const MAP_SYSTEMS = ["gcj02", "wgs84"] as const;
export type MapSystem = (typeof MAP_SYSTEMS)[number];

/** A service that draws streets. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`, and `{s}` where it has several hosts. */
  readonly url: string;
  /** Who has drawn them, with the approval number of the map: shown in its corner. */
  readonly attribution: string;
  readonly system: MapSystem;
}

/** What `{s}` stands for. */
export const TILE_HOSTS = ["1", "2", "3", "4"] as const;

/** The origins of an address of tiles; none for one that is not an address. */
export function tileOrigins(url: string): readonly string[] {
  const hosts = url.includes("{s}") ? TILE_HOSTS : [""];
  const addresses = hosts.map((host) => url.replaceAll("{s}", host));
  return addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []));
}
