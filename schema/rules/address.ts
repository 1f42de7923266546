/** Address as lists show it: alone when it already names the area, otherwise area name plus address (LIST-23). */
export function displayAddress(areaName: string, address: string): string {
  return address.includes(areaName) ? address : areaName + address;
}
