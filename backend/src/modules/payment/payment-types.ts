import type { PayWay } from "../../../../schema/rest/payments/payment";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import type { CustomerSession } from "../../shared/context";
import type { Ids } from "../../shared/ids";
import type { CustomerStore, Directory, Stores } from "../../shared/stores/stores";

/** Dependencies for booking money. */
export interface SettleDependencies {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
  /** The stores of a request, which note what it changes; a job opens its own. */
  readonly stores?: Pick<Stores, "of">;
}

/** The same during a customer's request. */
export interface PayDependencies extends SettleDependencies {
  /** The session of the payer: payments from the wallet depend on whether it is a person or a program. */
  readonly session: CustomerSession | null;
  waitUntil(work: Promise<unknown>): void;
}

/** A customer's request to pay. */
export interface PayRequest {
  readonly customerId: number;
  readonly key: string;
  readonly payWay: PayWay;
  /**
   * Payment password, for the wallet; empty when the setting for small payments may be enough (decision 038).
   */
  readonly password: string;
  /** Origin of the customer's site, as the gateway saw it; only for the sandbox's pages. */
  readonly siteOrigin: string | null;
}
