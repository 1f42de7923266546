/** Shorter texts are not searched, because they are not an address yet. */
const SHORTEST = 4;

/**
 * The pickup address for a map. Depots are mostly in the customer's own city, so an address without a city is
 * completed with that one. Null for a text that is too short.
 *
 * @param areaNames province, city and district of the customer
 */
export function wholePickupAddress(address: string, areaNames: readonly string[]): string | null {
  const trimmed = address.trim();
  if (trimmed.length < SHORTEST) return null;
  if (/[省市]|自治[区州]/.test(trimmed.slice(0, 12))) return trimmed;
  const [province = "", city = ""] = areaNames;
  return `${province === city ? "" : province}${city}${trimmed}`.slice(0, 200);
}
