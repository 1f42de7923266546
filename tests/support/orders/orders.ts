import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { testReferenceStatements } from "../../../backend/seed/sql";
import { checkInvariants } from "../../../backend/src/modules/ledger/invariants";
import { externalAccount, postEvent, walletAccount } from "../../../backend/src/modules/ledger/ledger";
import { type Account, signIn } from "../accounts/accounts";
import { cheapHash } from "../accounts/cheap-password";
import { ids } from "../real-time-ids";
import type { createTestBackend } from "../servers/backend";

export type TestBackend = ReturnType<typeof createTestBackend>;

/** A district of Hangzhou that agents serve, and furniture with two of its children. */
export const PLACE = { areaCode: "330106", goodsTypeId: 1, childTypeId: 101, installOnly: 2, withPickup: 1 };
export const PICTURE = "/named/sofa.jpg";
const PAY_PASSWORD = "246810";

/** Reference data for a test file; call it in beforeAll. */
export async function seedReference(): Promise<void> {
  await env.DB.batch(testReferenceStatements().map((sql) => env.DB.prepare(sql)));
}

/** A complete order as a caller of API-023 sends it. */
export function newOrder(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    goodsTypeId: PLACE.goodsTypeId,
    serviceType: PLACE.installOnly,
    customerName: "王小姐",
    customerPhone: "13800138000",
    isLift: true,
    areaCode: PLACE.areaCode,
    address: "文三路 100 号 3 幢 502",
    orderItems: [newItem()],
    totalVolume: "2.5",
    packingCount: 3,
    isArrival: true,
    userName: "李先生",
    userPhone: "13900139000",
    ...overrides,
  };
}

export const newItem = (overrides: Record<string, unknown> = {}): Record<string, unknown> => ({
  imgUrl: PICTURE,
  goodsTypeId: PLACE.childTypeId,
  name: "三人沙发",
  count: 1,
  ...overrides,
});

/** Calls API-023. */
export const submitOrder = (
  backend: TestBackend,
  { token }: Account,
  overrides: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => backend.call("POST", "/order/api/order", { token, json: newOrder(overrides), headers });

/** Places an order through the API and returns its id. */
export async function placeOrder(
  backend: TestBackend,
  account: Account,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const answer = await submitOrder(backend, account, overrides);
  expect(answer.message).toBe("success");
  return answer.data.orderId;
}

/** An order as API-024 shows it. */
export async function readOrder(backend: TestBackend, account: Account, orderId: number) {
  const answer = await backend.call("GET", `/order/api/order/${orderId}`, { token: account.token });
  expect(answer.message).toBe("success");
  return answer.data;
}

/** What happened to an order, oldest first, without the messages about it. */
export const stepsIn = ({ orderLogs }: Awaited<ReturnType<typeof readOrder>>): LogLine[] =>
  orderLogs.filter(({ event }: LogLine) => event !== "message");

interface LogLine {
  event: string;
  title: string;
  content: string;
  imgs: string[];
  operatorName: string;
}

/** Calls API-026 for the wallet. */
export function payOrder(
  backend: TestBackend,
  account: Account,
  orderId: number,
  options: { key?: string; pwd?: string; payWay?: string } = {},
) {
  const query = new URLSearchParams({
    payWayEnum: options.payWay ?? "WALLET",
    pwd: options.pwd ?? PAY_PASSWORD,
  });
  return backend.call("PUT", `/order/api/order/${orderId}/pay?${query}`, {
    token: account.token,
    headers: options.key ? { "Idempotency-Key": options.key } : {},
  });
}

/** Puts money (分) into a wallet, booked like any other. */
export async function fund(account: Account, fen: number): Promise<void> {
  await env.DB.batch(
    postEvent(env.DB, {
      eventId: ids.rowId(account.customerId),
      eventKey: `test:${ids.token(8)}`,
      type: "RECHARGE",
      customerId: account.customerId,
      content: "测试充值",
      at: Date.now(),
      postings: [
        { accountId: externalAccount("manual", account.customerId), kind: "external", amount: -fen },
        { accountId: walletAccount(account.customerId), kind: "wallet", amount: fen },
      ],
    }),
  );
}

/** A customer who can pay: the password that payOrder sends, and a balance in 分. */
export async function payingCustomer(fen: number): Promise<Account> {
  const account = await signIn();
  await env.DB.prepare("UPDATE customers SET pay_password_hash = ? WHERE id = ?")
    .bind(await cheapHash(PAY_PASSWORD, env.SECRET_PEPPER), account.customerId)
    .run();
  await fund(account, fen);
  return account;
}

/** Balance of an account in 分. */
export async function balanceOf(accountId: string): Promise<number> {
  const row = await env.DB.prepare("SELECT balance FROM ledger_accounts WHERE id = ?")
    .bind(accountId)
    .first<{ balance: number }>();
  return row?.balance ?? 0;
}

/** The promises of the data hold; call it in afterAll of every file that moves orders or money. */
export async function expectSoundData(): Promise<void> {
  expect(await checkInvariants(env.DB, env.DB)).toEqual([]);
}
