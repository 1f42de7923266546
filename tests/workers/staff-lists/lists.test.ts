import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { staffOrders } from "../../../backend/src/modules/orders";
import { ownerOfTable } from "../../../backend/src/shared/stores/table-owners";
import { tablesIn } from "../../../backend/src/shared/stores/tables-in";
import { planOf, walkedTables } from "../../support/database/query-plan";
import { recordStatements } from "../../support/database/record-statements";
import { runMinuteJobs } from "../../support/minute-jobs";
import { withOneLife } from "../../support/orders/one-life";
import { follow, operate } from "../../support/orders/order-life";
import {
  entryOf,
  goOnRebuilding,
  isRebuilding,
  rightEntries,
  storedEntries,
} from "../../support/orders/staff-lists";
import { createTestBackend, idsBy } from "../../support/servers/backend";

const life = withOneLife(5_000_000);

const minute = () =>
  runMinuteJobs({ env: life.backend.env, clock: life.backend.clock, ids: idsBy(life.backend.clock) });

const LISTS = [
  "orders",
  "orders?status=WAIT_PAY",
  "orders?orderNo=26",
  "bid_requests",
  "bid_questions",
  "master_settlements",
  "master_settlements?workerId=1&state=OPEN",
  "master_settlements?orderId=1&isAppealed=true",
  "complaints?status=UNTREATED",
  "feedback?isOpen=true",
  "withdrawals",
  "withdrawals?stage=SENT&payWay=BANK",
  "invoice_requests",
  "referrals?code=A",
];

test.each(LISTS)("[R31] the list %s is answered by the directory alone, by an index", async (list) => {
  const { db, statements } = recordStatements(env.DB);
  const backend = createTestBackend({ clock: life.backend.clock, env: { DB: db } });
  expect((await operate(backend, "GET", `/operator/api/${list}`)).code).toBe(0);
  const owners = new Set(statements.flatMap(tablesIn).map(ownerOfTable));
  expect(owners).toEqual(new Set(["directory"]));
  for (const sql of statements) {
    expect(
      (await walkedTables(sql)).filter((table) => table !== "staff_list_times"),
      sql,
    ).toEqual([]);
  }
});

test.each(["orders?status=WAIT_ACCEPT", "orders?masterMatter=EDIT_REQUESTED"])(
  "[R31] the list %s is read from the entries of its states, and from no others",
  async (list) => {
    const { db, statements } = recordStatements(env.DB);
    const backend = createTestBackend({ clock: life.backend.clock, env: { DB: db } });
    expect((await operate(backend, "GET", `/operator/api/${list}`)).code).toBe(0);
    const plans = await Promise.all(
      statements.filter((sql) => /from "?staff_list_entries/i.test(sql)).map((sql) => planOf(sql)),
    );
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan.join("\n")).toMatch(/INDEX staff_list_entries_by_state \(list=\? AND state=\?\)/);
      expect(plan.filter((step) => step.includes("staff_list_entries") && step.endsWith("(list=?)"))).toEqual(
        [],
      );
    }
  },
);

describe("a rebuild of staff's lists", () => {
  const rebuild = () => operate(life.backend, "POST", "/operator/api/lists/rebuild");

  test("mends what was lost, changed or invented by hand", async () => {
    const [lost, changed] = [await life.orderIn("WAIT_APPOINTMENT"), await life.orderIn("EVALUATED")];
    await minute();
    await env.DB.batch(
      [
        `DELETE FROM staff_list_entries WHERE list = 'orders' AND id = ${lost}`,
        `UPDATE staff_list_entries SET state = 'WAIT_PAY', key = '1', worker_id = 5, data = '{}' WHERE id = ${changed}`,
        `INSERT INTO staff_list_entries (list, id, customer_id, store, state, read_at, data)
         VALUES ('feedback', 77, 1, 0, 'OPEN', 1, '{}')`,
      ].map((sql) => env.DB.prepare(sql)),
    );
    expect(await storedEntries()).not.toEqual(await rightEntries(life.backend.clock.now()));
    expect(await rebuild()).toMatchObject({ code: 0 });
    for (let run = 0; run < 5 && (await isRebuilding()); run++) {
      await minute();
      await goOnRebuilding(life.backend);
    }
    expect(await isRebuilding()).toBe(false);
    expect(await storedEntries()).toEqual(await rightEntries(life.backend.clock.now()));
  });

  test("goes on while orders change, and loses none of their steps", async () => {
    const orderId = await life.placeOrder();
    await rebuild();
    await Promise.all([minute(), follow(life.subjectOf(orderId), ["pay", "receive"])]);
    for (let run = 0; run < 5 && (await isRebuilding()); run++) {
      await minute();
      await goOnRebuilding(life.backend);
    }
    expect(await entryOf(staffOrders, orderId)).toMatchObject({ status: "WAIT_APPOINTMENT" });
    expect(await storedEntries()).toEqual(await rightEntries(life.backend.clock.now()));
  });
});
