/** Shorter texts are not looked up: they name no place yet. */
const SHORTEST = 4;

/**
 * The pickup address as a map understands it: depots are mostly in the customer's own city, so that an address which
 * names no city means one there. Null for what is too short to be an address.
 *
 * @param areaNames province, city and district of the customer
 */
export function wholePickupAddress(address: string, areaNames: readonly string[]): string | null {
  const typed = address.trim();
  if (typed.length < SHORTEST) return null;
  if (/[省市]|自治[区州]/.test(typed.slice(0, 12))) return typed;
  const [province = "", city = ""] = areaNames;
  return `${province === city ? "" : province}${city}${typed}`.slice(0, 200);
}
