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
 * was typed with its city stays as it is.
 */
export function wholeAddress({ provinceName, cityName, displayAddress: rest }: NamedPlace): string {
  if (rest.includes(cityName)) return rest;
  return `${provinceName === cityName ? "" : provinceName}${cityName}${rest}`;
}
