import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { mapTilesOf } from "../../../gateway/edge/map-tiles";

/**
 * The tiles that the map may show. They are part of the page itself, so that a kept page always matches its
 * own policy.
 */
export const loadTiles = ({ context }: LoaderFunctionArgs) => ({ tiles: mapTilesOf(context.cloudflare.env) });
