import type { BackendEnv } from "../../env";
import { chooseGeocoder } from "../../providers/geocoder/choose-geocoder";
import { GeocoderFailed, type Point } from "../../providers/geocoder/geocoder";
import { log } from "../../shared/log";

/**
 * Where an address is (LOG-02). Null also when the map service is away or not configured: coordinates help the master
 * to find the place and never stand in the way of an order (reliability.md R28).
 */
export async function locate(
  address: string,
  { env, requestId }: { env: BackendEnv; requestId: string },
): Promise<Point | null> {
  try {
    return (await chooseGeocoder(env)?.locate(address)) ?? null;
  } catch (error) {
    if (!(error instanceof GeocoderFailed)) throw error;
    log.error("geocoder", error, { requestId });
    return null;
  }
}
