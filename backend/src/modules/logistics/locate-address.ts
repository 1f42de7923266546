import type { BackendEnv } from "../../env";
import { chooseGeocoder } from "../../providers/geocoder/choose-geocoder";
import { type Geocoder, GeocoderFailed, type Point } from "../../providers/geocoder/geocoder";
import { log } from "../../shared/log";

interface MapDependencies {
  readonly env: BackendEnv;
  readonly requestId: string;
}

/**
 * Coordinates of an address (LOG-02). Null also when the map service is away or not configured: coordinates
 * help the master to find the place, and an order does not need them (reliability.md R28).
 */
export const locate = (address: string, dependencies: MapDependencies): Promise<Point | null> =>
  ask((geocoder) => geocoder.locate(address), dependencies);

/** Description of a point (LOG-03); null also when the map service is away or not configured. */
export const describePlace = (point: Point, dependencies: MapDependencies): Promise<string | null> =>
  ask((geocoder) => geocoder.describe(point), dependencies);

async function ask<T>(
  question: (geocoder: Geocoder) => Promise<T | null>,
  { env, requestId }: MapDependencies,
): Promise<T | null> {
  const geocoder = chooseGeocoder(env);
  if (!geocoder) return null;
  try {
    return await question(geocoder);
  } catch (error) {
    if (!(error instanceof GeocoderFailed)) throw error;
    log.error("geocoder", error, { requestId });
    return null;
  }
}
