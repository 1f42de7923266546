import { z } from "zod";
import { SECOND } from "../../shared/clock";
import { type Geocoder, GeocoderFailed, type Point } from "./geocoder";

const HOST = "https://restapi.amap.com";
/** The longest wait for coordinates, which the order can do without (reliability.md R28). */
const TIMEOUT_MS = 2 * SECOND;

/** AMap prints empty values as empty lists. */
const text = z.union([z.string(), z.array(z.unknown()).transform(() => "")]);
const located = z.object({
  status: z.literal("1"),
  geocodes: z.array(z.object({ location: text })),
});
const described = z.object({
  status: z.literal("1"),
  regeocode: z.object({ formatted_address: text }),
});

/** AMap web service (v3/geocode/geo and v3/geocode/regeo). The key is the platform's and never reaches a browser. */
export function createAmapGeocoder(key: string, fetch: typeof globalThis.fetch): Geocoder {
  const ask = async <T>(
    path: string,
    parameters: Record<string, string>,
    shape: z.ZodType<T>,
  ): Promise<T> => {
    const query = new URLSearchParams({ ...parameters, output: "JSON", key });
    let body: unknown;
    try {
      const response = await fetch(`${HOST}${path}?${query}`, {
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      body = await response.json();
    } catch (error) {
      throw new GeocoderFailed(`unreachable: ${error instanceof Error ? error.name : "unknown"}`);
    }
    const parsed = shape.safeParse(body);
    if (!parsed.success) throw new GeocoderFailed(`refused: ${infoCodeOf(body)}`);
    return parsed.data;
  };
  return {
    async locate(address) {
      const { geocodes } = await ask("/v3/geocode/geo", { address }, located);
      return pointOf(geocodes[0]?.location ?? "");
    },
    async describe({ lng, lat }) {
      const location = `${lng.toFixed(6)},${lat.toFixed(6)}`;
      const { regeocode } = await ask("/v3/geocode/regeo", { location }, described);
      return regeocode.formatted_address || null;
    },
  };
}

/** `120.153576,30.287459`. */
function pointOf(location: string): Point | null {
  const match = /^(-?\d{1,3}(?:\.\d+)?),(-?\d{1,2}(?:\.\d+)?)$/.exec(location);
  return match ? { lng: Number(match[1]), lat: Number(match[2]) } : null;
}

const infoCode = z.object({ infocode: z.string() });
const infoCodeOf = (body: unknown): string => infoCode.safeParse(body).data?.infocode ?? "unreadable";
