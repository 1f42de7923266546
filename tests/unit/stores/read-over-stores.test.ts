import { describe, expect, test } from "vitest";
import { answerOfStores, isOverAll } from "../../../scripts/lib/stores/read-over-stores";

type Rows = Record<string, unknown>[];
const answersOf = (...stores: Rows[]) =>
  stores.map((results) => ({ results, success: true, meta: {} }) as unknown as D1Result<Rows[number]>);

describe("the answer to a read over all stores", () => {
  test("is that of the one store which does not answer like an empty one", () => {
    const sql = "SELECT MAX(at) AS at FROM orders WHERE customer_id = ?";
    expect(answerOfStores(sql, answersOf([{ at: null }], [{ at: 7 }]), [{ at: null }])).toEqual([{ at: 7 }]);
    const listed = "SELECT id FROM orders WHERE customer_id = ? ORDER BY id LIMIT 2";
    expect(answerOfStores(listed, answersOf([], [{ id: 1 }, { id: 2 }]), [])).toEqual([{ id: 1 }, { id: 2 }]);
  });

  test("is that of an empty one where no store has anything", () => {
    expect(
      answerOfStores("SELECT COUNT(*) AS n FROM orders", answersOf([{ n: 0 }], [{ n: 0 }]), [{ n: 0 }]),
    ).toEqual([{ n: 0 }]);
  });

  test.each([
    "SELECT COUNT(*) AS n FROM orders",
    "SELECT COUNT(paid_at) AS n FROM orders WHERE status = 'CLOSE'",
    "SELECT SUM(p.amount) AS n FROM ledger_postings p JOIN ledger_events e ON e.id = p.event_id",
  ])("is the sum of what each has: %s", (sql) => {
    expect(answerOfStores(sql, answersOf([{ n: 2 }], [{ n: 3 }], [{ n: null }]), [{ n: null }])).toEqual([
      { n: 5 },
    ]);
  });

  test.each([
    ["several stores have some of what is put in a sequence", "SELECT n FROM orders ORDER BY id"],
    ["a number is no sum", "SELECT MAX(id) AS n FROM orders"],
    ["a number depends on another one", "SELECT COUNT(*) * 100 / SUM(total) AS n FROM orders"],
    ["groups can have rows of several stores", "SELECT COUNT(*) AS n FROM orders GROUP BY status"],
  ])("is none where %s", (_, sql) => {
    expect(answerOfStores(sql, answersOf([{ n: 2 }], [{ n: 3 }]), [])).toBeNull();
  });

  test.each([
    ["groups that are too small in each store", "SELECT phone FROM t GROUP BY phone HAVING COUNT(*) > 1"],
    ["rows that each store skips", "SELECT id FROM t ORDER BY id LIMIT 1 OFFSET 1"],
    ["rows that each store skips, written otherwise", "SELECT id FROM t ORDER BY id LIMIT 1, 1"],
    ["rows that another store has as well", "SELECT a FROM t EXCEPT SELECT a FROM u"],
  ])("is none where an empty answer does not say that nothing is there: %s", (_, sql) => {
    expect(answerOfStores(sql, answersOf([], []), [])).toBeNull();
  });

  test("plain reads are the answers one behind the other", () => {
    expect(isOverAll("SELECT id FROM orders WHERE customer_id = ?")).toBe(false);
    expect(isOverAll("SELECT id FROM orders ORDER BY id")).toBe(true);
  });
});
