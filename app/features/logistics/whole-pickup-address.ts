import { cutText } from "../../../schema/rules/cut-text";

/** Shorter texts are not searched, because they are not an address yet. */
const SHORTEST = 4;

/** The end of the name of a province, region or city. A market (市场), supermarket (超市) or city office (市政) is none. */
const AREA = /省|自治[区州]|(?<![超夜])市(?![场民政])/;

/**
 * The pickup address for a map. Depots are mostly in the customer's own city, so an address without a city is
 * completed with that one. Null for a text that is too short.
 *
 * @param areaNames province, city and district of the customer
 */
export function wholePickupAddress(address: string, areaNames: readonly string[]): string | null {
  const trimmed = address.trim();
  if (trimmed.length < SHORTEST) return null;
  if (AREA.test(trimmed.slice(0, 12))) return trimmed;
  const [province = "", city = ""] = areaNames;
  return cutText(`${province === city ? "" : province}${city}${trimmed}`, 200);
}
