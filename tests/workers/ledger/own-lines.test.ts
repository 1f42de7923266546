import { expect, test } from "vitest";
import { type Account, signIn, signInBeside } from "../../support/accounts/accounts";
import { bookLines } from "../../support/database/ledger-lines";
import { readWorkbook, recordsIn } from "../../support/files/read-workbook";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
const AT = Date.parse("2026-11-01T00:00:00+08:00");

const listed = async ({ token }: Account) =>
  (await backend.call("POST", "/order/api/cash_flow/list", { token, json: {} })).data;
const exported = async ({ token }: Account) => {
  const file = await backend.request("/order/api/cash_flow/export", { headers: { "WEB-TOKEN": token } });
  return recordsIn(readWorkbook(new Uint8Array(await file.arrayBuffer())));
};

test("[ROLE-16] [WALLET-02] the ledger of a customer has no line of another one, in its list and in its file", async () => {
  const own = await signIn();
  const other = await signInBeside(own);
  await bookLines(own.customerId, [{ type: "RECHARGE", fen: 1_111, at: AT }]);
  await bookLines(other.customerId, [{ type: "RECHARGE", fen: 2_222, at: AT }]);
  for (const [account, amount] of [
    [own, 11.11],
    [other, 22.22],
  ] as const) {
    const { rows, total } = await listed(account);
    expect([total, rows.map(({ nextAmount }: { nextAmount: number }) => nextAmount)]).toEqual([1, [amount]]);
    expect(await exported(account)).toHaveLength(1);
  }
});

test("[WALLET-03] the file of a ledger has the lines of all pages, not those of one", async () => {
  const account = await signIn();
  const lines = Array.from({ length: 14 }, () => ({ type: "RECHARGE" as const, fen: 100, at: AT }));
  await bookLines(account.customerId, lines);
  expect((await listed(account)).rows).toHaveLength(12);
  expect(await exported(account)).toHaveLength(14);
});
