import { beforeEach, describe, expect, test } from "vitest";
import { createIds } from "../../../backend/src/shared/ids";
import { numbers } from "../../../backend/src/shared/numbers/numbers";
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
let answer: () => Promise<Response>;
const CELLS = {
  idFromName: (name: string) => name,
  get: (name: string) => ({
    fetch: () => {
      asked.push(name);
      return answer();
    },
  }),
} as unknown as CellNamespace;
const env = { CELLS, CELL_COUNT: "16" };

beforeEach(() => {
  asked = [];
  answer = async () => new Response("answered");
});

describe("a request with a session", () => {
  test.each([
    ["a session", session],
    ["a key of a program", numbers.apiKey.make(CUSTOMER, ids)],
  ])("is answered by the cell of the customer whom %s names", async (_what, token) => {
    const response = await passToCell(request(token), listOrders, env);
    expect(await response?.text()).toBe("answered");
    expect(asked).toEqual(["cell-003"]);
  });

  test("is answered by the Worker where a password is hashed, a file is sent or a session begins", async () => {
    for (const call of [login, payOrder, uploadFile, exportCashFlows])
      expect(await passToCell(request(session), call, env)).toBeNull();
    expect(asked).toEqual([]);
  });

  test("is not passed on again by the cell, nor where there are no cells", async () => {
    const inside = { ...env, CELL: { name: "cell-003", run: async () => [] } };
    expect(await passToCell(request(session), getOrder, inside)).toBeNull();
    expect(await passToCell(request(session), getOrder, {})).toBeNull();
    expect(await passToCell(request(session), undefined, env)).toBeNull();
  });

  test("[R1] is told to try again while its cell does not answer", async () => {
    expectConsole(/cell did not answer/);
    answer = () => Promise.reject(new Error("overloaded"));
    await expect(passToCell(request(session), listOrders, env)).rejects.toMatchObject({
      code: Code.UPSTREAM_UNAVAILABLE,
    });
  });
});

test.each([null, "", "invented", "zd_live_"])(
  "a request with the token %j stays in the Worker",
  async (token) => {
    expect(await passToCell(request(token), listOrders, env)).toBeNull();
    expect(asked).toEqual([]);
  },
);
