import { getReadiness } from "../../../../schema/rest/health";
import { type BackendApp, implement } from "../../shared/implement";
import { readReadiness } from "./readiness.usecases";

/** EXT-160. */
export function registerReadinessRoutes(app: BackendApp): void {
  implement(app, getReadiness, (_input, context) => readReadiness(context));
}
