import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { MINUTE } from "../../../backend/src/shared/clock";
import { Code } from "../../../schema/rules/codes";
import { IMPORT_LIMITS } from "../../../schema/rules/imports/order-import";
import { signIn } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { withOneLife } from "../../support/orders/one-life";
import { addGoods, goodRows, importCalls, sheetOf } from "../../support/orders/order-imports";
import { createTestBackend } from "../../support/servers/backend";

/** The largest table there is, whose Worker dies again and again. */
const { rows: ROWS } = IMPORT_LIMITS;
/** Rows of a submission here; what they are does not depend on how many go at once. */
const AT_ONCE = 12;

const life = withOneLife();
let minutes = 0;
beforeEach(async () => {
  await addGoods(life.account);
  // Tests begin in the same second, and tables of one second may meet in their ids.
  minutes += 1;
  life.backend.clock.advance(minutes * MINUTE);
});

/** The calls of the customer by a Worker that fails as `faults` say. */
function dyingWorker() {
  const faults = createFaults();
  const backend = createTestBackend({ env: faults.wrap({ DB: env.DB }), clock: life.backend.clock });
  return { faults, ...importCalls(backend, life.account) };
}

const numbersOf = async (sql: string) =>
  (await env.DB.prepare(sql).bind(life.account.customerId).all<{ number: number }>()).results.map(
    ({ number }) => number,
  );
const storedRows = () =>
  numbersOf(
    `SELECT r.position AS number FROM order_import_rows r JOIN order_imports i ON i.id = r.import_id
     WHERE i.customer_id = ? ORDER BY r.position`,
  );

test("[R29] an upload of 5,000 rows is stored whole or not at all wherever it is cut, and sending it again makes one import", async () => {
  expectConsole(/database batch failed/);
  const worker = dyingWorker();
  const file = sheetOf(goodRows(ROWS));
  const cut = async (fault: (at: ReturnType<typeof worker.faults.d1.batch>) => void) => {
    fault(worker.faults.d1.batch(/INSERT INTO order_import_rows/));
    expect((await worker.send(file)).code).toBe(Code.UPSTREAM_UNAVAILABLE);
    expect(worker.faults.unfired()).toEqual([]);
  };
  await cut((at) => at.throwBefore());
  // Among the pieces, with half of the rows written.
  await cut((at) => at.throwAtStatement(12));
  expect(await storedRows()).toEqual([]);
  await cut((at) => at.throwAfterCommit());
  const { data } = await worker.send(file);
  expect(data.rows).toHaveLength(ROWS);
  expect((await worker.list()).total).toBe(1);
  expect(await storedRows()).toEqual(Array.from({ length: ROWS }, (_, at) => at + 2));
});

test("two Workers that take 5,000 rows each in the same millisecond store both", async () => {
  const other = await signIn();
  await addGoods(other);
  const clock = life.backend.clock;
  const uploads = [life.account, other].map((account) =>
    importCalls(createTestBackend({ clock }), account).send(sheetOf(goodRows(ROWS))),
  );
  for (const { data } of await Promise.all(uploads)) expect(data.rows).toHaveLength(ROWS);
});

test("[R29] a cell that is mended in 5,000 rows at once is mended in all of them or in none", async () => {
  expectConsole(/database batch failed/);
  const worker = dyingWorker();
  const rows = goodRows(ROWS).map((row) => ({ ...row, isLift: "" }));
  const { importId, rows: sent } = (await worker.send(sheetOf(rows))).data;
  const goodCount = async () => (await worker.read(importId)).counts.good;
  const mend = () => worker.change(importId, sent[0].id, { field: "isLift", value: "有", isForSame: true });
  worker.faults.d1.batch(/UPDATE order_import_rows/).throwAtStatement(10);
  expect((await mend()).code).toBe(Code.UPSTREAM_UNAVAILABLE);
  expect(await goodCount()).toBe(0);
  worker.faults.d1.batch(/UPDATE order_import_rows/).throwAfterCommit();
  expect((await mend()).code).toBe(Code.UPSTREAM_UNAVAILABLE);
  expect(await goodCount()).toBe(ROWS);
});

test("[R29] orders of 5,000 rows go on after every death with the rows that have none: none is lost, none comes twice", async () => {
  expectConsole(/database batch failed/);
  const worker = dyingWorker();
  const { importId } = (await worker.send(sheetOf(goodRows(ROWS)))).data;
  const deaths = [
    (at: ReturnType<typeof worker.faults.d1.batch>) => at.throwBefore(),
    (at: ReturnType<typeof worker.faults.d1.batch>) => at.throwAfterCommit(),
    (at: ReturnType<typeof worker.faults.d1.batch>) => at.throwAtStatement(3),
  ];
  const tried = new Set<number>();
  for (const [round, die] of [...deaths, ...deaths].entries()) {
    // Like a page that is opened again, it asks what is left and takes the first or the last of it.
    const { readyIds } = await worker.read(importId);
    const next: number[] = round % 2 === 0 ? readyIds.slice(0, AT_ONCE) : readyIds.slice(-AT_ONCE);
    for (const id of next) tried.add(id);
    die(worker.faults.d1.batch(/order_import_placements/));
    await worker.submit(next);
    expect(worker.faults.unfired()).toEqual([]);
  }
  const { readyIds } = await worker.read(importId);
  const left = [...tried].filter((id) => readyIds.includes(id));
  expect(left.length).toBeGreaterThan(0);
  await worker.submit([...tried]);
  expect((await worker.read(importId)).counts).toMatchObject({ good: ROWS - tried.size, placed: tried.size });
  const placed = await numbersOf(
    "SELECT p.row_id AS number FROM order_import_placements p JOIN orders o ON o.id = p.order_id WHERE o.customer_id = ?",
  );
  expect(new Set(placed)).toEqual(tried);
  expect(await numbersOf("SELECT id AS number FROM orders WHERE customer_id = ?")).toHaveLength(tried.size);
});
