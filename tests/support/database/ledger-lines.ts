import { env } from "cloudflare:workers";
import {
  externalAccount,
  type Posting,
  postEvent,
  revenueAccount,
  walletAccount,
} from "../../../backend/src/modules/ledger/ledger";
import type { PayWay } from "../../../schema/rest/payments/payment";
import type { LedgerType } from "../../../schema/rules/wallet/ledger";
import { ids } from "../real-time-ids";

export interface BookedLine {
  readonly type: LedgerType;
  /** What it adds, 分; negative for what it takes. */
  readonly fen: number;
  /** ms */
  readonly at: number;
  readonly payWay?: PayWay;
  readonly content?: string;
  readonly orderId?: number;
}

/** Books lines in a customer's wallet, one after the other, each against money from outside. */
export const bookLines = (customerId: number, lines: readonly BookedLine[]): Promise<void> =>
  book(customerId, lines, (fen) => [
    { accountId: externalAccount("manual", customerId), kind: "external", amount: -fen },
    { accountId: walletAccount(customerId), kind: "wallet", amount: fen },
  ]);

/** Books what is paid for orders, and given back, past the wallet. */
export const bookDirectLines = (customerId: number, lines: readonly BookedLine[]): Promise<void> =>
  book(customerId, lines, (fen) => [
    { accountId: externalAccount("manual", customerId), kind: "external", amount: fen },
    { accountId: revenueAccount(customerId), kind: "platform", amount: -fen },
  ]);

async function book(
  customerId: number,
  lines: readonly BookedLine[],
  postingsOf: (fen: number) => Posting[],
): Promise<void> {
  const statements = lines.map(({ fen, content = "测试", ...line }) =>
    postEvent(env.DB, {
      ...line,
      eventId: ids.rowId(customerId),
      eventKey: `test:${ids.token(8)}`,
      customerId,
      content,
      postings: postingsOf(fen),
    }),
  );
  for (let from = 0; from < statements.length; from += 50) {
    await env.DB.batch(statements.slice(from, from + 50).flat());
  }
}
