import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { mapTilesOf } from "../../../gateway/edge/map-tiles";

/** Which tiles the map may show: in the page itself, so that a kept one never disagrees with its own policy. */
export const loadTiles = ({ context }: LoaderFunctionArgs) => ({ tiles: mapTilesOf(context.cloudflare.env) });
