import type { AppLoadContext } from "@remix-run/cloudflare";
import { paymentFormOrigins } from "../../../../gateway/payment/payment-origins";
import type { ProviderTargets } from "./provider-address";

/** Path of the sandbox's cashier. */
const SANDBOX_CASHIER_PATH = "/sandbox/cashier";

/** The configured targets of payment forms. */
export function providerTargets({ cloudflare: { env } }: AppLoadContext): ProviderTargets {
  return {
    origins: paymentFormOrigins(env),
    sandboxPath: __SANDBOX__ && env.SANDBOX === "on" ? SANDBOX_CASHIER_PATH : null,
  };
}
