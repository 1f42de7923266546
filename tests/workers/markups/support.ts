import { env } from "cloudflare:workers";
import type { Account } from "../../support/accounts/accounts";
import type { TestBackend } from "../../support/orders/orders";
import type { Envelope } from "../../support/servers/backend";

interface Approver {
  readonly backend: TestBackend;
  readonly account: Account;
}

/** The newest markup, or exception, of an order. */
export const newestId = async (table: "markups" | "abnormal_records", orderId: number): Promise<number> =>
  Number(
    await env.DB.prepare(`SELECT id FROM ${table} WHERE order_id = ? ORDER BY id DESC`)
      .bind(orderId)
      .first("id"),
  );

/** Approves what a master asks for, by its number. */
export const approve = (
  { backend, account }: Approver,
  number: string,
  {
    payWay = "WALLET",
    pwd = "246810",
    quotedAmount,
  }: { payWay?: string; pwd?: string; quotedAmount?: number } = {},
): Promise<Envelope> =>
  backend.call("POST", `/order/api/markup/${number}/request_pay`, {
    token: account.token,
    json: { payWay, pwd, quotedAmount },
  });

/** Rejects it. */
export const reject = (
  { backend, account }: Approver,
  markupRequestId: number,
  rejectContent = "不需要爬楼",
): Promise<Envelope> =>
  backend.call("POST", "/order/api/markup/reject", {
    token: account.token,
    json: { markupRequestId, rejectContent },
  });
