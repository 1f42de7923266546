import { z } from "zod";
import { SECOND } from "../../shared/clock";
import type { Point } from "../geocoder/geocoder";
import { type RoutePlanner, RoutePlannerFailed } from "./route-planner";

const DRIVING_URL = "https://restapi.amap.com/v3/direction/driving";
/** The longest wait for a route, which the map can do without. */
const TIMEOUT_MS = 2 * SECOND;

const planned = z.object({
  status: z.literal("1"),
  route: z.object({ paths: z.array(z.object({ distance: z.string().regex(/^\d{1,8}$/) })) }),
});
const infoCode = z.object({ infocode: z.string() });

const inDegrees = ({ lng, lat }: Point): string => `${lng.toFixed(6)},${lat.toFixed(6)}`;

/** AMap web service (v3/direction/driving). The key is the platform's and never reaches a browser. */
export function createAmapRoutePlanner(key: string, fetch: typeof globalThis.fetch): RoutePlanner {
  return {
    async drivingDistance(from, to) {
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
      return path ? Number(path.distance) : null;
    },
  };
}
