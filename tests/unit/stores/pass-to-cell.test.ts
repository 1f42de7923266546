import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createIds } from "../../../backend/src/shared/ids";
import { newAppSession, numbers } from "../../../backend/src/shared/numbers/numbers";
import type { CellNamespace } from "../../../backend/src/shared/stores/cells/open-cells";
import { passToCell } from "../../../backend/src/shared/stores/cells/pass-to-cell";
import { login } from "../../../schema/rest/account/customer";
import { uploadFile } from "../../../schema/rest/files/files";
import { getOrder, listOrders } from "../../../schema/rest/orders/orders";
import { payOrder } from "../../../schema/rest/payments/payment";
import { exportCashFlows } from "../../../schema/rest/wallet/cash-flow-export";
import { Code } from "../../../schema/rules/codes";
import { expectConsole } from "../../support/console-is-error";

const ids = createIds({ now: Date.now });
const CUSTOMER = 4096 * 77 + 35;
const session = numbers.session.make(CUSTOMER, ids);
const request = (token: string | null) =>
  new Request("http://backend/", { headers: token === null ? {} : { "WEB-TOKEN": token } });

let asked: string[];
let buckets: (string | null)[];
let answer: (name: string, request: Request) => Promise<Response>;
const CELLS = {
  idFromName: (name: string) => name,
  get: (name: string) => ({
    fetch: (passed: Request) => {
      asked.push(name);
      buckets.push(passed.headers.get("X-Bucket"));
      return answer(name, passed);
    },
  }),
} as unknown as CellNamespace;
/** The cell in which the directory says that the customer's bucket is; null when it has never moved. */
let place: number | null;
const directory = () =>
  ({ prepare: () => ({ bind: () => ({ first: async () => place }) }) }) as unknown as D1Database;
let env: { CELLS: CellNamespace; CELL_COUNT: string; DB: D1Database };

beforeEach(() => {
  asked = [];
  buckets = [];
  place = null;
  // What an isolate has seen is kept with the binding.
  env = { CELLS: Object.assign({}, CELLS), CELL_COUNT: "16", DB: directory() };
  answer = async () => new Response("answered");
});

describe("a request with a session", () => {
  test.each([
    ["a session", session],
    ["a key of a program", numbers.apiKey.make(CUSTOMER, ids)],
    ["a test key", numbers.testKey.make(CUSTOMER, ids)],
    ["a token of an app", numbers.appAccess.make(newAppSession(CUSTOMER, ids), ids)],
  ])("[GEN-14] is answered by the cell of the customer whom %s names", async (_what, token) => {
    const response = await passToCell(request(token), listOrders, env);
    expect(await response?.text()).toBe("answered");
    expect(asked).toEqual(["cell-003"]);
    expect(buckets).toEqual(["35"]);
  });

  test("is answered by the Worker where a password is hashed, a file is sent or a session begins", async () => {
    for (const call of [login, payOrder, uploadFile, exportCashFlows])
      expect(await passToCell(request(session), call, env)).toBeNull();
    expect(asked).toEqual([]);
  });

  test("is not passed on again by the cell, nor where there are no cells", async () => {
    const inside = { ...env, CELL: { name: "cell-003", run: async () => [] } };
    expect(await passToCell(request(session), getOrder, inside)).toBeNull();
    expect(await passToCell(request(session), getOrder, { DB: env.DB })).toBeNull();
    expect(await passToCell(request(session), undefined, env)).toBeNull();
  });

  test("follows a customer who has moved, body and all, and finds the cell at once from then on", async () => {
    place = 9;
    answer = async (name, passed) =>
      name === "cell-009" ? new Response(await passed.text()) : new Response(null, { status: 421 });
    const post = () =>
      new Request("http://backend/", { method: "POST", body: "an order", headers: { "WEB-TOKEN": session } });
    expect(await (await passToCell(post(), listOrders, env))?.text()).toBe("an order");
    expect(await (await passToCell(post(), listOrders, env))?.text()).toBe("an order");
    expect(asked).toEqual(["cell-003", "cell-009", "cell-009"]);
  });

  test("[R1] is told when to try again while no cell takes its customer", async () => {
    answer = async () => new Response(null, { status: 421 });
    const refusal = { code: Code.UPSTREAM_UNAVAILABLE, retryAfterSeconds: 2 };
    await expect(passToCell(request(session), listOrders, env)).rejects.toMatchObject(refusal);
    place = 9;
    await expect(passToCell(request(session), listOrders, env)).rejects.toMatchObject(refusal);
  });

  test("[R1] is told to try again while its cell does not answer", async () => {
    expectConsole(/cell did not answer/);
    answer = () => Promise.reject(new Error("overloaded"));
    await expect(passToCell(request(session), listOrders, env)).rejects.toMatchObject({
      code: Code.UPSTREAM_UNAVAILABLE,
    });
  });
});

describe("a cell that does not answer", () => {
  afterEach(() => vi.useRealTimers());
  const ask = (customer: number) =>
    passToCell(request(numbers.session.make(customer, ids)), listOrders, env).then(
      () => "answered",
      ({ code }: { code: number }) => code,
    );

  test("[R24] is left alone for ten seconds after five failures, while the others are asked", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    expectConsole(/cell did not answer/);
    answer = async (name) => {
      if (name === "cell-003") throw new Error("overloaded");
      return new Response("answered");
    };
    for (let i = 0; i < 7; i++) expect(await ask(CUSTOMER)).toBe(Code.UPSTREAM_UNAVAILABLE);
    expect(asked).toHaveLength(5);
    expect(await ask(CUSTOMER + 1)).toBe("answered");
    vi.advanceTimersByTime(10_000);
    answer = async () => new Response("answered");
    expect([await ask(CUSTOMER), await ask(CUSTOMER)]).toEqual(["answered", "answered"]);
  });
});

test.each([null, "", "invented", "zd_live_"])(
  "a request with the token %j stays in the Worker",
  async (token) => {
    expect(await passToCell(request(token), listOrders, env)).toBeNull();
    expect(asked).toEqual([]);
  },
);
