import type { Clock } from "../shared/clock";
import type { Ids } from "../shared/ids";

/** What a provider of ours that keeps rows of its own, instead of asking a service, is made with. */
export interface ProviderTools {
  readonly db: D1Database;
  readonly clock: Clock;
  readonly ids: Ids;
}
