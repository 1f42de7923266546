import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { transferNotification } from "../../../backend/src/providers/payout/sandbox/sandbox-payout";
import {
  endSandboxTransfer,
  findSandboxTransfer,
} from "../../../backend/src/providers/payout/sandbox/sandbox-transfers";
import type { Account } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { balanceOf } from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";
import type { MoneyCommand } from "../ledger/money-command";
import { deliver } from "../pay/support";
import {
  bookOne,
  createPayoutBackend,
  type Mood,
  plantCode,
  review,
  rowsOf,
  setMood,
  withdraw,
  withdrawer,
} from "./support";

const WALLET_FEN = 100_000;
const healthy = createPayoutBackend();
const byHand = createPayoutBackend({ autoLimit: "0" });

const prepared = async (mood: Mood): Promise<Account> => {
  const account = await withdrawer(WALLET_FEN);
  await setMood(healthy, account, mood);
  // What fails behind the answer is the cron's.
  expectConsole(/payout failed/);
  return account;
};
const booksOf = async ({ customerId }: Account) => [
  await balanceOf(`wallet:${customerId}`),
  await balanceOf(`payout:${customerId}`),
  await balanceOf(`revenue:${customerId}`),
];
const TAKEN = [WALLET_FEN - 10_000, 10_000, 0];
const PAID = [WALLET_FEN - 10_000, 0, 60];
const BACK = [WALLET_FEN, 0, 0];

const asking: MoneyCommand = {
  name: "asking for a withdrawal",
  commits: /INSERT INTO withdrawals/,
  async prepare() {
    const account = await prepared("DELAY");
    const code = await plantCode(healthy, account);
    return {
      run: ({ env: bindings, clock }) =>
        withdraw(createPayoutBackend({ env: bindings, clock }), account, { code, key: "fault" }),
      async isDone() {
        const rows = await rowsOf(account);
        expect(rows.length).toBeLessThanOrEqual(1);
        expect(await booksOf(account)).toEqual(rows.length === 1 ? TAKEN : BACK);
        return rows.length === 1;
      },
    };
  },
};

const refusing: MoneyCommand = {
  name: "refusing a withdrawal",
  commits: /UPDATE withdrawals/,
  async prepare() {
    const account = await prepared("PAY");
    const id = await bookOne(byHand, account);
    return {
      async run({ env: bindings, clock }) {
        const answer = await review(createPayoutBackend({ env: bindings, clock }), id, false, "不符");
        // A second attempt finds it decided.
        return answer.message === "该提现申请已处理" ? { code: 0, data: null } : answer;
      },
      async isDone() {
        const [row] = await rowsOf(account);
        expect(await booksOf(account)).toEqual(row?.stage === "REFUSED" ? BACK : TAKEN);
        return row?.stage === "REFUSED";
      },
    };
  },
};

const byNotification: MoneyCommand = {
  name: "booking a transfer that a provider reports",
  commits: /ledger_postings/,
  async prepare() {
    expectConsole(/payment notification not stored/);
    const account = await prepared("DELAY");
    await withdraw(healthy, account);
    const outBizNo = (await rowsOf(account))[0]?.outBizNo ?? "";
    await endSandboxTransfer(outBizNo, "PAID", { directory: env.DB, clock: healthy.clock });
    return {
      async run({ env: bindings, clock }) {
        const backend = createPayoutBackend({ env: bindings, clock });
        const transfer = await findSandboxTransfer(env.DB, outBizNo);
        if (!transfer) throw new Error("not sent");
        const tools = { directory: env.DB, clock, ids: idsBy(clock) };
        const answer = await deliver(backend, await transferNotification(transfer, tools));
        return { code: answer.ok ? 0 : 5003, data: null };
      },
      async isDone() {
        const isPaid = (await rowsOf(account))[0]?.stage === "PAID";
        expect(await booksOf(account)).toEqual(isPaid ? PAID : TAKEN);
        return isPaid;
      },
    };
  },
};

/** The commands of withdrawals, for the tests that break the database at each of their steps. */
export const WITHDRAWAL_COMMANDS: readonly MoneyCommand[] = [asking, refusing, byNotification];
