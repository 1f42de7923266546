import type { BackendEnv } from "../../env";
import { openStores } from "../../shared/stores/stores";
import { isSandboxPaying } from "../pay/pay-settings";
import { sandboxPayments } from "../pay/sandbox/sandbox-statement";
import { sandboxPayouts } from "../payout/sandbox/sandbox-statement";

/** Money that a provider has moved, under our number for it. */
export interface MovedMoney {
  readonly kind: "PAYMENT" | "REFUND" | "PAYOUT";
  readonly number: string;
  /** 分 */
  readonly amount: number;
  /** ms */
  readonly at: number;
}

/**
 * What the providers have moved since a moment (ms). Null where they cannot be asked at once: WeChat Pay and Alipay make
 * the bill of a day at about nine to ten the next morning, which staff load from their sites (docs/operations.md).
 */
export async function readStatements(env: BackendEnv, since: number): Promise<MovedMoney[] | null> {
  // The constant stands here, so that a production bundle leaves the rest out (security.md S37).
  if (!(__SANDBOX__ && isSandboxPaying(env))) return null;
  const { directory } = openStores(env);
  return [...(await sandboxPayments(directory, since)), ...(await sandboxPayouts(directory, since))];
}
