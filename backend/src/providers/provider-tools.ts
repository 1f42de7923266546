import type { Clock } from "../shared/clock";
import type { Ids } from "../shared/ids";
import type { Directory } from "../shared/stores/stores";

/** What a provider of ours that keeps rows of its own, instead of asking a service, is made with. */
export interface ProviderTools {
  readonly directory: Directory;
  readonly clock: Clock;
  readonly ids: Ids;
}
