import { expect, test } from "vitest";
import { exportOrders } from "../../../backend/src/modules/orders/export/export-orders";
import type { Clock } from "../../../backend/src/shared/clock";
import { BusinessError } from "../../../backend/src/shared/errors";
import type { EveryStore } from "../../../backend/src/shared/stores/stores";
import { TOTAL_ROWS_HEADER } from "../../../schema/rest/orders/order-export";
import { Code } from "../../../schema/rules/codes";

/** A database in which every filter finds so many orders, none of which can be read. */
function databaseWith(total: number): { db: EveryStore; reads: () => number } {
  let reads = 0;
  const statement = {
    bind: () => statement,
    first: async () => ({ total, ids: "[]" }),
    all: async () => {
      reads += 1;
      return { results: [] };
    },
  };
  return { db: { prepare: () => statement } as unknown as EveryStore, reads: () => reads };
}

const clock: Clock = { now: () => Date.parse("2026-11-20T08:30:00Z"), pause: async () => undefined };

test("[LIST-41] more than 100,000 orders are refused with what to do about it, before any of them is read", async () => {
  const { db, reads } = databaseWith(100_001);
  const refusal = await exportOrders({ filter: { customerId: 1 } }, { db, clock }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(BusinessError);
  expect(refusal).toMatchObject({
    code: Code.INVALID_INPUT,
    message: "一次最多导出 100000 条订单，请缩小筛选范围",
  });
  expect(reads()).toBe(0);
});

test("[LIST-41] as many as 100,000 are exported", async () => {
  const { db, reads } = databaseWith(100_000);
  const response = await exportOrders({ filter: { customerId: 1 } }, { db, clock });
  expect(response.headers.get(TOTAL_ROWS_HEADER)).toBe("100000");
  await response.body?.cancel();
  expect(reads()).toBeGreaterThan(0);
});
