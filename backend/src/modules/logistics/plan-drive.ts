import type { BackendEnv } from "../../env";
import type { Point } from "../../providers/geocoder/geocoder";
import { chooseRoutePlanner } from "../../providers/routes/choose-route-planner";
import { type Drive, RoutePlannerFailed } from "../../providers/routes/route-planner";
import { log } from "../../shared/log";

/** The route by car (LOG-03); null also when the map service is away or not configured. */
export async function planDrive(
  from: Point,
  to: Point,
  { env, requestId }: { env: BackendEnv; requestId: string },
): Promise<Drive | null> {
  try {
    return (await chooseRoutePlanner(env)?.drive(from, to)) ?? null;
  } catch (error) {
    if (!(error instanceof RoutePlannerFailed)) throw error;
    log.error("route-planner", error, { requestId });
    return null;
  }
}
