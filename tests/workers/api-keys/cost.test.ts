import { beforeEach, expect, test } from "vitest";
import { API_COST } from "../../../schema/rules/account/api-keys";
import { Code } from "../../../schema/rules/codes";
import { type Account, signIn } from "../../support/accounts/accounts";
import { makeKey } from "../../support/accounts/api-keys";
import type { TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { admit, listKeys, revokeKey } from "./support";

const { most, restoredPerSecond } = API_COST;

let backend: TestBackend;
let account: Account;
beforeEach(async () => {
  backend = createTestBackend();
  account = await signIn();
});

test("[U71] a request takes its cost, says what is left, and notes when and from where the key was used", async () => {
  const { secret } = await makeKey(account, { scopes: ["goods"] });
  const { data } = await admit(backend, secret, 1_000);
  expect(data).toEqual({ mode: "live", scopes: ["goods"], left: most - 1_000, most, restoredPerSecond });
  expect(await listKeys(backend, account)).toMatchObject([
    { lastUseTime: expect.stringMatching(/^2026-11-20 /), lastUseAddress: "unknown" },
  ]);
});

test("spent points come back by the second, up to the maximum", async () => {
  const { secret } = await makeKey(account);
  await admit(backend, secret, most);
  backend.clock.advance(2_500);
  expect((await admit(backend, secret, 1)).data.left).toBe(2.5 * restoredPerSecond - 1);
  backend.clock.advance(3_600_000);
  expect((await admit(backend, secret, 1)).data.left).toBe(most - 1);
});

test("points come back whole, and none is lost to requests that follow each other faster than one comes back", async () => {
  const { secret } = await makeKey(account, { pointsAt: backend.clock.now() });
  await admit(backend, secret, most - 100);
  const left: number[] = [];
  for (let i = 0; i < 20; i++) {
    backend.clock.advance(1_500 / restoredPerSecond);
    left.push((await admit(backend, secret, 1)).data.left);
  }
  expect(left).toEqual(Array.from({ length: 20 }, (_, i) => 100 + Math.floor((i + 1) * 1.5) - (i + 1)));
});

test("[S40] more than is left is refused, with the seconds until there is enough, and takes nothing", async () => {
  const { secret } = await makeKey(account);
  await admit(backend, secret, most);
  const refused = await backend.request("/user/api/customer/api_keys/admit", {
    method: "POST",
    headers: { "WEB-TOKEN": secret, "Content-Type": "application/json" },
    body: JSON.stringify({ cost: restoredPerSecond + 1 }),
  });
  expect(await refused.json()).toMatchObject({ code: Code.TOO_MANY_REQUESTS });
  expect(refused.headers.get("Retry-After")).toBe("2");
  backend.clock.advance(2_000);
  expect((await admit(backend, secret, restoredPerSecond + 1)).data.left).toBe(restoredPerSecond - 1);
});

test("[S40] requests at once together spend no more than there is", async () => {
  const { secret } = await makeKey(account);
  const answers = await Promise.all(Array.from({ length: 20 }, () => admit(backend, secret, most / 10)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(10);
});

test("each key has its own; a revoked one has none", async () => {
  const one = await makeKey(account);
  const other = await makeKey(account);
  await admit(backend, one.secret, most);
  expect((await admit(backend, other.secret, most)).code).toBe(0);
  await revokeKey(backend, account, other.id);
  expect((await admit(backend, other.secret, 1)).code).toBe(Code.NOT_LOGGED_IN);
});
