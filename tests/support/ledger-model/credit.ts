import { env } from "cloudflare:workers";
import type { System } from "./system";

/** Credits a wallet through the operator API; answers the code, and the balance in 分 where it succeeded. */
export async function creditByOperator(
  system: System,
  { customer, fen, key }: { customer: number; fen: number; key: string },
): Promise<{ code: number; balance: number | undefined }> {
  const answer = await system.backend.call("POST", "/operator/api/wallet/credit", {
    json: { phone: system.customers[customer]?.phone, amount: fen / 100 },
    headers: {
      Authorization: `Bearer ${env.OPERATOR_TOKEN}`,
      // Keys of the operator are his own, so they must differ over all runs and customers.
      "Idempotency-Key": `${system.customers[customer]?.customerId}-${key}`,
    },
  });
  return {
    code: answer.code,
    balance: answer.data === null ? undefined : Math.round(answer.data.balance * 100),
  };
}
