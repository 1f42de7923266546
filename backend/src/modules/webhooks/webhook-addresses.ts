import {
  ADDRESS_REFUSALS,
  type AddressRefusal,
  addressRefusal,
} from "../../../../schema/rules/webhooks/webhook-address";
import type { BackendEnv } from "../../env";

type AddressSettings = Pick<BackendEnv, "SANDBOX" | "PUBLIC_ORIGIN">;

/**
 * Why notices may not be sent to an address in this environment; null when they may. It is asked when an address is stored
 * and again before each request. Only a build with the sandbox, and with the sandbox on, takes a receiver on its own machine.
 */
export const refusalOf = (url: string, { SANDBOX, PUBLIC_ORIGIN }: AddressSettings): AddressRefusal | null =>
  addressRefusal(url, {
    ownHost: URL.parse(PUBLIC_ORIGIN ?? "")?.hostname ?? null,
    isLocalAllowed: __SANDBOX__ && SANDBOX === "on",
  });

/** The same in words for the customer. */
export const refusalText = (refusal: AddressRefusal): string => ADDRESS_REFUSALS[refusal];
