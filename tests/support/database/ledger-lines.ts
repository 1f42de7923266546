import { env } from "cloudflare:workers";
import { externalAccount, postEvent, walletAccount } from "../../../backend/src/modules/ledger/ledger";
import { createIds } from "../../../backend/src/shared/ids";
import type { PayWay } from "../../../schema/rest/payments/payment";
import type { LedgerType } from "../../../schema/rules/wallet/ledger";

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

const ids = createIds({ now: () => Date.now() });

/** Books lines in a customer's wallet, one after the other, each against money from outside. */
export async function bookLines(customerId: number, lines: readonly BookedLine[]): Promise<void> {
  for (let from = 0; from < lines.length; from += 50) {
    await env.DB.batch(lines.slice(from, from + 50).flatMap((line) => statementsOf(customerId, line)));
  }
}

function statementsOf(customerId: number, { fen, content = "测试", ...line }: BookedLine) {
  return postEvent(env.DB, {
    ...line,
    eventId: ids.rowId(),
    eventKey: `test:${ids.token(8)}`,
    customerId,
    content,
    postings: [
      { accountId: externalAccount("manual", customerId), kind: "external", amount: -fen },
      { accountId: walletAccount(customerId), kind: "wallet", amount: fen },
    ],
  });
}
