import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";

/** Dependencies of a run over a customer's addresses. */
export interface SendingDependencies {
  readonly db: CustomerStore;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}
