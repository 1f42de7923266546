import {
  ADDRESS_REFUSALS,
  type AddressRefusal,
  addressRefusal,
} from "../../../../schema/rules/webhooks/webhook-address";
import type { BackendEnv } from "../../env";

type AddressSettings = Pick<BackendEnv, "SANDBOX" | "PUBLIC_ORIGIN">;

/**
 * Why deliveries may not be sent to an address in this environment; null when they may. It is checked when an
 * address is stored and before each request. Only a build with the sandbox, while the sandbox is on, accepts
 * a receiver on its own machine.
 */
export const refusalOf = (url: string, { SANDBOX, PUBLIC_ORIGIN }: AddressSettings): AddressRefusal | null =>
  addressRefusal(url, {
    ownHost: URL.parse(PUBLIC_ORIGIN ?? "")?.hostname ?? null,
    isLocalAllowed: __SANDBOX__ && SANDBOX === "on",
  });

/** The refusal as text for the customer. */
export const refusalText = (refusal: AddressRefusal): string => ADDRESS_REFUSALS[refusal];
