import { env } from "cloudflare:workers";
import { afterEach, describe, expect, test } from "vitest";
import { type CellNamespace, callCell } from "../../../backend/src/shared/stores/cells/open-cells";
import { BUCKET_FROZEN, BUCKET_MOVED } from "../../../durable-objects/cell/marks";

const CELLS = env.CELLS as CellNamespace;
const run = callCell(CELLS, "cell-001");
const [BUCKET, OTHER] = [17, 33];
const mark = (state: string) =>
  run([{ sql: "INSERT OR REPLACE INTO bucket_marks VALUES (?, '011', ?, 'run')", values: [BUCKET, state] }]);
const count = (bucket?: number) => run([{ sql: "SELECT COUNT(*) FROM orders", values: [] }], bucket);

afterEach(async () => {
  await run([{ sql: "DELETE FROM bucket_marks", values: [] }]);
});

describe("a cell that does not hold a bucket (decision 078)", () => {
  test.each([
    ["FROZEN", BUCKET_FROZEN],
    ["LEFT", BUCKET_MOVED],
    ["MOVED", BUCKET_MOVED],
    ["ARRIVING", BUCKET_MOVED],
  ])("refuses its statements while it is %s, and no others", async (state, refusal) => {
    expect(await count(BUCKET)).toHaveLength(1);
    await mark(state);
    await expect(count(BUCKET)).rejects.toThrow(refusal);
    expect(await count(OTHER)).toHaveLength(1);
    expect(await count()).toHaveLength(1);
  });

  test("takes them while the bucket is still there, and tells what they changed without its own notes", async () => {
    await mark("LEAVING");
    const add = {
      sql: "INSERT INTO idempotency_keys VALUES (4113, 'k', 'c', 'h', '', 1)",
      values: [],
    };
    const trigger = `CREATE TRIGGER noting AFTER INSERT ON idempotency_keys
      BEGIN INSERT INTO bucket_changes (table_name, row_key) VALUES ('idempotency_keys', '[]'); END`;
    await run([{ sql: trigger, values: [] }]);
    const [added] = await run([add], BUCKET);
    expect(added?.changes).toBe(1);
    for (const sql of ["DROP TRIGGER noting", "DELETE FROM bucket_changes", "DELETE FROM idempotency_keys"])
      await run([{ sql, values: [] }]);
  });

  test("answers no request of its customers", async () => {
    const ask = (bucket: number) =>
      CELLS.get(CELLS.idFromName("cell-001")).fetch("http://backend/healthz", {
        headers: { "X-Bucket": String(bucket) },
      });
    await mark("MOVED");
    expect((await ask(BUCKET)).status).toBe(421);
    expect((await ask(OTHER)).status).not.toBe(421);
  });
});
