/** A point on the map, degrees (GCJ-02, as Chinese map services use). */
export interface Point {
  readonly lng: number;
  readonly lat: number;
}

/** Finds addresses on the map and the other way round (LOG-02, LOG-03). */
export interface Geocoder {
  /** Where an address is; null when unknown. Throws {@link GeocoderFailed} when the service cannot be asked. */
  locate(address: string): Promise<Point | null>;
  /** What is at a point; null where there is no address. Throws {@link GeocoderFailed}. */
  describe(point: Point): Promise<string | null>;
}

/** The map service did not answer as it should. `detail` is for the log and never holds the address or the key. */
export class GeocoderFailed extends Error {
  override readonly name = "GeocoderFailed";
}
