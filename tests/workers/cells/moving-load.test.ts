import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { goOnWithMoves } from "../../../backend/src/modules/moves";
import { systemClock } from "../../../backend/src/shared/clock";
import { cellDatabase } from "../../../backend/src/shared/stores/cells/cell-database";
import { cellName } from "../../../backend/src/shared/stores/cells/cell-of";
import { type CellNamespace, callCell } from "../../../backend/src/shared/stores/cells/open-cells";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { addHistory, copyOrders } from "../../support/orders/many-orders";
import { withOneLife } from "../../support/orders/one-life";
import { idsBy } from "../../support/servers/backend";
import {
  CELL_COUNT,
  cellsOfCustomer,
  contentOf,
  hasCustomer,
  moveOf,
  noteMove,
  runIn,
} from "./moving-support";

/** 20,000 in `npm run test:deep`: what the checks behind each test read comes in one call of 32 MiB at most. */
const ORDERS = Number(env.MOVE_ORDERS) || 500;
const FIRST_ID = 60_000_000_000;
/** What a normal customer may be kept waiting (docs/operations.md). */
const FROZEN_MS = 2_000;

const life = withOneLife(5_000_000);

describe.skipIf(CELL_COUNT < 2)(
  "a merchant with many orders who moves while orders come in (decision 078)",
  () => {
    test("[R5] every order that was acknowledged is there once, and the events count without a gap", async () => {
      const { backend, account } = life;
      const { customerId } = account;
      const { from, to } = cellsOfCustomer(customerId);
      const templateId = await life.placeOrder();
      await copyOrders(env.DB, { templateId, customerId, count: ORDERS, firstId: FIRST_ID });
      const cell = cellDatabase(callCell(env.CELLS as CellNamespace, cellName(from)));
      await addHistory(cell as EveryStore, FIRST_ID, ORDERS);
      const before = (await contentOf(from)).orders?.length ?? 0;
      expect(before).toBeGreaterThan(ORDERS);

      const acknowledged: number[] = [];
      const refused: number[] = [];
      let isMoving = true;
      const write = async () => {
        while (isMoving) {
          const { code, data } = await life.submitOrder();
          if (code === 0) acknowledged.push(data.orderId);
          else refused.push(code);
        }
      };
      await noteMove(backend, customerId, to);
      const writers = Promise.all([write(), write(), write()]);
      // The clock that runs: how long the bucket is frozen is measured by it.
      for (let run = 0; (await moveOf(backend, customerId)).step !== "DONE" && run < 100; run++)
        await goOnWithMoves({ env: backend.env, clock: systemClock, ids: idsBy(backend.clock) });
      isMoving = false;
      await writers;

      const move = await moveOf(backend, customerId);
      expect(move).toMatchObject({ cell: to, step: "DONE", failure: null });
      expect(move.frozenMs).toBeLessThan(FROZEN_MS);
      expect(refused).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(0);
      expect([await hasCustomer(from, customerId), await hasCustomer(to, customerId)]).toEqual([false, true]);

      const stored = await runIn(to)("SELECT id FROM orders WHERE customer_id = ?", customerId);
      expect(stored).toHaveLength(before + acknowledged.length);
      const ids = new Set(stored.flat());
      expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
      const left = await runIn(from)("SELECT COUNT(*) FROM orders WHERE customer_id = ?", customerId);
      expect(left).toEqual([[0]]);
      const [outbox] = await runIn(to)(
        "SELECT COUNT(*), MAX(seq) - MIN(seq) + 1 FROM outbox WHERE user_id = ?",
        customerId,
      );
      expect(outbox?.[0]).toBe(outbox?.[1]);
      const sums = await runIn(to)(
        "SELECT SUM(balance) FROM ledger_accounts WHERE customer_id = ?",
        customerId,
      );
      expect(sums).toEqual([[0]]);
    }, 600_000);
  },
);
