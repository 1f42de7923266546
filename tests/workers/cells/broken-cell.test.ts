import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { runAllJobs } from "../../../backend/src/minute";
import { cellName, cellOf } from "../../../backend/src/shared/stores/cells/cell-of";
import type { CellNamespace } from "../../../backend/src/shared/stores/cells/open-cells";
import { Code } from "../../../schema/rules/codes";
import type { Account } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { withOneLife } from "../../support/orders/one-life";
import { statusOf } from "../../support/orders/order-life";
import { newOrder, payingCustomer, payOrder, placeOrder } from "../../support/orders/orders";
import { createTestBackend, idsBy } from "../../support/servers/backend";
import { CELL_COUNT } from "./moving-support";

const life = withOneLife(1_000_000);
const nameOf = ({ customerId }: Account) => cellName(cellOf(customerId, CELL_COUNT));

/** Whatever is asked of the cell fails, as when the platform cannot start it. */
function withBroken(cells: CellNamespace, broken: string): CellNamespace {
  const fail = () => Promise.reject(new Error("the cell does not start"));
  const wrapped = {
    idFromName: (name: string) => name,
    get: (name: string) =>
      name === broken
        ? { execute: fail, fetch: fail, runJobs: fail, status: fail }
        : cells.get(name as unknown as DurableObjectId),
  };
  return wrapped as unknown as CellNamespace;
}

/** A backend whose statements are written down, and whose cell of that customer can break. */
function backendWith(account: Account) {
  const faults = createFaults();
  const backend = createTestBackend({ clock: life.backend.clock, env: { DB: faults.d1.wrap(env.DB) } });
  const { CELLS } = backend.env;
  if (!CELLS) throw new Error("there are no cells");
  const use = (cells: CellNamespace) => void Object.assign(backend.env, { CELLS: cells });
  return {
    backend,
    breakCell: () => use(withBroken(CELLS, nameOf(account))),
    repairCell: () => use(CELLS),
    /** What a call sends to the databases. */
    async statementsOf(call: () => Promise<{ code: number }>): Promise<string[]> {
      faults.d1.script.clear();
      expect((await call()).code).toBe(0);
      return faults.d1.script.calls.flatMap(({ sql }) => sql);
    },
  };
}

describe.skipIf(CELL_COUNT < 2)("a cell that is broken", () => {
  let other: Account;
  beforeEach(async () => {
    other = await payingCustomer(1_000_000);
    expect(nameOf(other)).not.toBe(nameOf(life.account));
  });

  test("[R31] answers its own customers 5003, and nothing is different for the others", async () => {
    const { backend, breakCell, repairCell, statementsOf } = backendWith(life.account);
    const list = ({ token }: Account) => backend.call("GET", "/order/api/order?pageSize=10", { token });
    const quote = ({ token }: Account) =>
      backend.call("POST", "/order/api/order/price", { token, json: { ...newOrder(), totalVolume: 2.5 } });
    const orders = [];
    for (let i = 0; i < 3; i++) orders.push(await placeOrder(backend, other));
    const pay = (orderId = 0) => payOrder(backend, other, orderId);
    const whole = async (orderId: number | undefined) => [
      ...(await statementsOf(() => list(other))),
      ...(await statementsOf(() => quote(other))),
      ...(await statementsOf(() => pay(orderId))),
    ];
    // The first payment finds out what the isolate keeps from then on.
    await whole(orders[0]);
    const before = await whole(orders[1]);
    expect(before.length).toBeGreaterThan(5);

    breakCell();
    expectConsole(/cell did not answer/);
    expect((await list(life.account)).code).toBe(Code.UPSTREAM_UNAVAILABLE);
    expect((await quote(life.account)).code).toBe(Code.UPSTREAM_UNAVAILABLE);
    expect(await whole(orders[2])).toEqual(before);

    repairCell();
    expect((await list(life.account)).code).toBe(0);
  });

  test("[R21] [S45] keeps no other cell from what is due in it, is told to staff, and is caught up with once it works again", async () => {
    const { backend, breakCell, repairCell } = backendWith(life.account);
    const [stuck, free] = [await life.placeOrder(), await placeOrder(life.backend, other)];
    await env.DB.prepare("UPDATE orders SET expires_at = 1 WHERE id IN (?, ?)").bind(stuck, free).run();
    const minute = () =>
      runAllJobs({
        env: backend.env,
        clock: backend.clock,
        ids: idsBy(backend.clock),
        waitUntil: (work) => void work,
      });

    breakCell();
    expectConsole(/cell silent/);
    await expect(minute()).rejects.toThrow(/does not start/);
    expect([await statusOf(stuck), await statusOf(free)]).toEqual(["WAIT_PAY", "CLOSE"]);

    repairCell();
    await minute();
    expect(await statusOf(stuck)).toBe("CLOSE");
  });
});
