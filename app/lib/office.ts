import { siteConfig } from "./site-config";

/** A place on the map, in AMap's coordinates (GCJ-02), degrees. */
export interface Place {
  name: string;
  address: string;
  longitude: number;
  latitude: number;
}

/** Where the company is; what an operator of the site fills in with its own address (PUB-35, docs/deploy.md). */
export const office: Place = {
  name: siteConfig.company,
  address: "浙江省杭州市西湖区文三路 398 号",
  longitude: 120.1268,
  latitude: 30.2767,
};

/** Opens a place in AMap: its app on a phone that has it, otherwise its site. */
export function mapsAppUrl({ name, longitude, latitude }: Place): string {
  const query = new URLSearchParams({
    position: `${longitude},${latitude}`,
    name,
    src: siteConfig.name,
    coordinate: "gaode",
    callnative: "1",
  });
  return `https://uri.amap.com/marker?${query}`;
}
