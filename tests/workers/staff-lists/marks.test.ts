import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { STAFF_LISTS } from "../../../backend/src/registry";
import { openStores } from "../../../backend/src/shared/stores/stores";

/** Columns that no change of a row touches once it is stored. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  orders: ["id", "customer_id", "order_no", "created_at"],
  withdrawals: ["id", "customer_id", "out_biz_no", "pay_way", "amount", "actual", "created_at"],
  bids: ["id", "customer_id", "order_id", "worker_id"],
  bid_questions: ["id", "bid_id", "created_at"],
  customers: ["id", "created_at"],
  calls: ["id", "order_id", "customer_id", "worker_id", "caller", "call_type"],
};

/** Names that are no columns: of tables, and of what a query calls its own. */
const TABLES = new Set(["orders", "bids", "bid_questions", "customers", "master_settlements", "complaints"]);
for (const table of ["feedback", "withdrawals", "invoice_requests", "refunds", "markups", "calls"])
  TABLES.add(table);

/** Which columns of a table set a mark of a list when they change; null for all. */
async function marking(list: string): Promise<Map<string, ReadonlySet<string> | null>> {
  const { results } = await env.DB.prepare(
    "SELECT tbl_name AS tableName, sql FROM sqlite_master WHERE type = 'trigger' AND sql LIKE '%AFTER UPDATE%' AND sql LIKE ?",
  )
    .bind(`%staff_list_changes%'${list}'%`)
    .all<{ tableName: string; sql: string }>();
  return new Map(
    results.map(({ tableName, sql }) => {
      const [, columns] = /AFTER UPDATE(?: OF ([\w\s,]+?))? ON/.exec(sql) ?? [];
      return [
        tableName,
        columns === undefined ? null : new Set(columns.split(",").map((name) => name.trim())),
      ];
    }),
  );
}

test.each(STAFF_LISTS.map((list) => [list.name, list] as const))(
  "every column that the list %s shows and that changes marks its row",
  async (name, list) => {
    const { sql } = (
      list.rows(openStores(env).home, { after: 0, limit: 1 }) as unknown as {
        toSQL(): { sql: string };
      }
    ).toSQL();
    const [, main = ""] = /from "(\w+)" (?:inner join|where)/.exec(sql) ?? [];
    const shown = [...sql.matchAll(/(?:"(\w+)"\.)?"(\w+)"(?!\.)/g)]
      .map(([, table = main, column = ""]) => ({ table, column }))
      .filter(({ column }) => !TABLES.has(column));
    expect(shown.length).toBeGreaterThan(2);
    const marks = await marking(name);
    expect(marks.size).toBeGreaterThan(0);
    const unmarked = shown.filter(({ table, column }) => {
      if (FIXED[table]?.includes(column)) return false;
      const columns = marks.get(table);
      return columns === undefined || (columns !== null && !columns.has(column));
    });
    expect(unmarked).toEqual([]);
  },
);
