import type { AppLoadContext } from "@remix-run/cloudflare";
import { paymentFormOrigins } from "../../../../gateway/payment/payment-origins";
import type { ProviderTargets } from "./provider-address";

/** Where the sandbox lets one pay. */
const SANDBOX_CASHIER_PATH = "/sandbox/cashier";

/** Where payment forms may go, as configured; the same for everybody. */
export function providerTargets({ cloudflare: { env } }: AppLoadContext): ProviderTargets {
  return {
    origins: paymentFormOrigins(env),
    sandboxPath: __SANDBOX__ && env.SANDBOX === "on" ? SANDBOX_CASHIER_PATH : null,
  };
}
