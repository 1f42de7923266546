import { beforeEach, describe, expect, test } from "vitest";
import { callsOpenToKeys, isCallOpen, scopeOfCall } from "../../../schema/rest/api-scopes";
import { API_SCOPES } from "../../../schema/rules/account/api-keys";
import { Code } from "../../../schema/rules/codes";
import { type Account, signIn } from "../../support/accounts/accounts";
import { makeKey } from "../../support/accounts/api-keys";
import { contractCalls } from "../../support/contract/contract";
import type { TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { revokeKey } from "./support";

const allCalls = contractCalls.map(({ call }) => call);

let backend: TestBackend;
let account: Account;
beforeEach(async () => {
  backend = createTestBackend();
  account = await signIn();
});

/** Code of the answer to a call that says nothing but who calls. */
async function codeOf({ method, path }: { method: string; path: string }, token: string): Promise<number> {
  const asked = path.replace(/\{\w+\}/g, "1");
  const json = method === "GET" ? {} : { json: {} };
  return (await backend.call(method, asked, { token, ...json })).code;
}

describe("[S50] what a key may do", () => {
  test("no key may make a call that the table of scopes does not name", async () => {
    const { secret } = await makeKey(account);
    const closed = allCalls.filter(({ id }) => scopeOfCall(id) === null);
    expect(closed.length).toBeGreaterThan(100);
    const open: string[] = [];
    for (const call of closed) {
      const answered = await codeOf(call, secret);
      // What belongs to the staff may want their token first.
      const refusals =
        call.auth === "operator" ? [Code.NOT_LOGGED_IN, Code.KEY_CALL_CLOSED] : [Code.KEY_CALL_CLOSED];
      if (!refusals.some((code) => code === answered)) open.push(call.id);
    }
    expect(open).toEqual([]);
  });

  test.each(API_SCOPES)("the calls of %s need that scope, and it is enough", async (scope) => {
    const others = API_SCOPES.filter((one) => one !== scope);
    const without = await makeKey(account, { scopes: others });
    const alone = await makeKey(account, { scopes: [scope] });
    const calls = allCalls.filter(({ id }) => scopeOfCall(id) === scope);
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) {
      if (!isCallOpen(call.id, others)) {
        expect(await codeOf(call, without.secret), call.id).toBe(Code.KEY_SCOPE_MISSING);
      }
      expect([Code.KEY_SCOPE_MISSING, Code.KEY_CALL_CLOSED], call.id).not.toContain(
        await codeOf(call, alone.secret),
      );
    }
  });

  test.each([
    ["API-068", "payments"],
    ["API-055", "orders:write"],
  ] as const)("%s is open to a key with %s alone, whose mutation begins with it", async (id, scope) => {
    const call = allCalls.find((one) => one.id === id);
    const codes = API_SCOPES.map(async (one) => {
      const { secret } = await makeKey(account, { scopes: [one] });
      return call && (await codeOf(call, secret)) === Code.KEY_SCOPE_MISSING ? [] : [one];
    });
    expect((await Promise.all(codes)).flat().sort()).toEqual(["orders:read", scope].sort());
  });

  test("calls that change the account itself are in no scope", () => {
    const tags = ["账号安全", "个人信息", "验证", "提现", "客户"];
    const open = allCalls.filter(({ id, tag }) => tags.includes(tag) && callsOpenToKeys.has(id));
    // The balance is read.
    expect(open.map(({ id }) => id)).toEqual(["API-007"]);
    for (const name of ["EXT-560", "EXT-561", "EXT-562", "EXT-563", "API-076", "API-090", "API-092"])
      expect(scopeOfCall(name)).toBeNull();
  });

  test("every named call exists", () => {
    const known = new Set(allCalls.map(({ id }) => id));
    expect([...callsOpenToKeys.keys()].filter((id) => !known.has(id))).toEqual([]);
  });

  test("a key cannot revoke a key, and a session cannot spend what belongs to one", async () => {
    const { id, caller } = await makeKey(account);
    expect((await revokeKey(backend, caller, id)).code).toBe(Code.KEY_CALL_CLOSED);
    const admitted = await backend.call("POST", "/user/api/customer/api_keys/admit", {
      token: account.token,
      json: { cost: 1 },
    });
    expect(admitted.code).toBe(Code.NOT_FOUND);
  });
});
