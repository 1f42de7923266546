import type { PayWay } from "../../../../schema/rest/payments/payment";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import type { CustomerSession } from "../../shared/context";
import type { Ids } from "../../shared/ids";
import type { CustomerStore, Directory } from "../../shared/stores/stores";

/** What is needed to book money. */
export interface SettleDependencies {
  readonly db: CustomerStore;
  readonly directory: Directory;
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The same while a customer waits for the answer. */
export interface PayDependencies extends SettleDependencies {
  /** Who pays: what is paid from the wallet asks whether it is a person or a program. */
  readonly session: CustomerSession | null;
  waitUntil(work: Promise<unknown>): void;
}

/** How a customer wants to pay. */
export interface PayRequest {
  readonly customerId: number;
  readonly key: string;
  readonly payWay: PayWay;
  /** Payment password, for the wallet; empty where the customer's setting for small payments may do (decision 038). */
  readonly password: string;
  /** Origin of the site that the customer uses, as the gateway saw it; for the sandbox's pages alone. */
  readonly siteOrigin: string | null;
}
