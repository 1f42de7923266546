import { companyConfig } from "./company-config";
import { siteConfig } from "./site-config";

/** A place on the map, in AMap's coordinates (GCJ-02), degrees. */
export interface Place {
  name: string;
  address: string;
  longitude: number;
  latitude: number;
}

/** Where the company is. An operator of the site fills in its own address (PUB-35, docs/deploy.md). */
export const office: Place = {
  name: companyConfig.name,
  address: companyConfig.address,
  longitude: 120.2108,
  latitude: 30.2084,
};

/** Link that opens a place in AMap: in the app on a phone that has it, otherwise on its website. */
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
