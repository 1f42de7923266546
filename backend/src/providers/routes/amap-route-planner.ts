import { z } from "zod";
import { SECOND } from "../../shared/clock";
import type { Point } from "../geocoder/geocoder";
import { type RoutePlanner, RoutePlannerFailed } from "./route-planner";

const DRIVING_URL = "https://restapi.amap.com/v3/direction/driving";
/** The longest wait for a route, which the map can do without. */
const TIMEOUT_MS = 2 * SECOND;

const planned = z.object({
  status: z.literal("1"),
  route: z.object({
    paths: z.array(
      z.object({
        distance: z.string().regex(/^\d{1,8}$/),
        steps: z.array(z.object({ polyline: z.string() })).catch([]),
      }),
    ),
  }),
});
const infoCode = z.object({ infocode: z.string() });

/** So many points draw a road across a province; a map is not wider. */
const MOST_POINTS = 300;

/** The points of a way, `lng,lat;lng,lat` for each step; thinned out, with both ends. */
function lineOf(steps: readonly { polyline: string }[]): Point[] {
  const points = steps
    .flatMap(({ polyline }) => polyline.split(";"))
    .map((pair) => pair.split(",").map(Number))
    .flatMap(([lng = Number.NaN, lat = Number.NaN]) =>
      Number.isFinite(lng) && Number.isFinite(lat) ? [{ lng, lat }] : [],
    );
  const every = Math.ceil(points.length / MOST_POINTS);
  return points.filter((_point, index) => index % every === 0 || index === points.length - 1);
}

const inDegrees = ({ lng, lat }: Point): string => `${lng.toFixed(6)},${lat.toFixed(6)}`;

/** AMap web service (v3/direction/driving). The key is the platform's and never reaches a browser. */
export function createAmapRoutePlanner(key: string, fetch: typeof globalThis.fetch): RoutePlanner {
  return {
    async drive(from, to) {
      const query = new URLSearchParams({
        origin: inDegrees(from),
        destination: inDegrees(to),
        extensions: "base",
        output: "JSON",
        key,
      });
      let body: unknown;
      try {
        const response = await fetch(`${DRIVING_URL}?${query}`, {
          redirect: "manual",
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        body = await response.json();
      } catch (error) {
        throw new RoutePlannerFailed(`unreachable: ${error instanceof Error ? error.name : "unknown"}`);
      }
      const answer = planned.safeParse(body);
      if (!answer.success) {
        throw new RoutePlannerFailed(`refused: ${infoCode.safeParse(body).data?.infocode ?? "unreadable"}`);
      }
      const [path] = answer.data.route.paths;
      return path ? { metres: Number(path.distance), line: lineOf(path.steps) } : null;
    },
  };
}
