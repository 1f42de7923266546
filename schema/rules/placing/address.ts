/** Address as lists show it: alone when it already names the area, otherwise area name plus address (LIST-23). */
export function displayAddress(areaName: string, address: string): string {
  return address.includes(areaName) ? address : areaName + address;
}

interface NamedPlace {
  readonly provinceName: string;
  readonly cityName: string;
  /** District and street, as {@link displayAddress} puts them. */
  readonly displayAddress: string;
}

/**
 * An address from its province on, as a stranger or a map needs it. A municipality is named once: 上海市浦东新区…; what
 * was typed with its city gets its province in front, and what was typed with both stays as it is.
 */
export function wholeAddress({ provinceName, cityName, displayAddress: rest }: NamedPlace): string {
  const province = provinceName === cityName || rest.includes(shortName(provinceName)) ? "" : provinceName;
  if (rest.startsWith(cityName)) return province + rest;
  return rest.includes(cityName) ? rest : `${province}${cityName}${rest}`;
}

/** As people type it: 浙江, 广西. */
const shortName = (province: string) =>
  province.replace(/(?:省|市|(?:壮族|回族|维吾尔)?自治区|特别行政区)$/, "");
