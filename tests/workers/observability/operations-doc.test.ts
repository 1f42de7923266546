import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { cellName, cellOf } from "../../../backend/src/shared/stores/cells/cell-of";
import { callCell, cellsOf } from "../../../backend/src/shared/stores/cells/open-cells";
import operations from "../../../docs/operations.md?raw";
import { directory } from "../../support/database/use-cells";
import { payingCustomer, placeOrder, seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { captureLines } from "../../support/servers/log-lines";
import { createWholeSite } from "../../support/servers/whole-site";

beforeAll(seedReference);

/** The statements of the document, in order, with the rows of a test in place of the ones that they name. */
function statementsFor(rows: {
  phone: string;
  customerId: number;
  orderId: number;
  eventId: number;
}): string[] {
  return [...operations.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = ""]) =>
    sql
      .replace("13800138000", rows.phone)
      .replace("customers WHERE id = 1001", `customers WHERE id = ${rows.customerId}`)
      .replace("1001 % 4096", `${rows.customerId} % 4096`)
      .replace("wallet:1001", `wallet:${rows.customerId}`)
      .replace("5001", String(rows.eventId))
      .replace("415505", String(rows.orderId)),
  );
}

type Row = Record<string, unknown>;

const inDirectory = async (sql: string): Promise<Row[]> => (await directory.prepare(sql).all<Row>()).results;

/** Runs a statement in the cell whose name follows from the customer's id, as the document says. */
async function inCell(customerId: number, sql: string): Promise<Row[]> {
  const cells = cellsOf(env);
  if (cells === null) return inDirectory(sql);
  const run = callCell(cells.CELLS, cellName(cellOf(customerId, cells.count)));
  const [result] = await run([{ sql, values: [] }]);
  const { columns = [], rows = [] } = result ?? {};
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
}

describe("docs/operations.md", () => {
  test("its statements lead from a phone in the directory to the wallet, the event and the order in the cell, and say that all adds up and that no event waits", async () => {
    const backend = createTestBackend();
    const customer = await payingCustomer(10_000_000);
    const orderId = await placeOrder(backend, customer);
    await backend.call("PUT", `/order/api/order/${orderId}/pay?payWayEnum=WALLET&pwd=246810`, customer);
    const eventId = await env.DB.prepare("SELECT id FROM ledger_events WHERE order_id = ?")
      .bind(orderId)
      .first<number>("id");
    const [phones = "", ...others] = statementsFor({ ...customer, orderId, eventId: eventId ?? 0 });
    const ofCell = others.filter((sql) => !sql.includes("bucket_moves"));
    const line = await inDirectory(phones);
    const [who, wallet, event, order, history, events, ...sums] = await Promise.all(
      ofCell.map((sql) => inCell(customer.customerId, sql)),
    );

    expect(line).toEqual([{ customer_id: customer.customerId }]);
    const [moves = ""] = others.filter((sql) => !ofCell.includes(sql));
    expect(await inDirectory(moves)).toEqual([]);
    expect(who).toMatchObject([{ id: customer.customerId, phone: customer.phone }]);
    const total = Number(order?.[0]?.total_amount);
    expect(wallet?.[0]).toMatchObject({ event_id: eventId, amount: -total, order_id: orderId });
    expect(event?.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0);
    expect(event?.map((line) => line.account_id).sort()).toEqual([
      `escrow:${orderId}`,
      `wallet:${customer.customerId}`,
    ]);
    expect(order).toMatchObject([{ status: "RECEIVING_ORDER", in_escrow: total }]);
    expect(history?.map((step) => step.event)).toEqual(["create", "pay"]);
    expect(events).toMatchObject([{ event_key: `order:${orderId}:pay` }]);
    expect(sums).toEqual([[], [], []]);
  });

  test("names every field of the lines", async () => {
    const log = captureLines();
    const site = createWholeSite(createTestBackend());
    await site.graphql({ query: "{ payWays }" });
    await site.visit("/login", { method: "POST", headers: { origin: "https://evil.example" } });
    for (const line of log.lines()) {
      for (const field of Object.keys(line)) expect(operations).toContain(`\`${field}\``);
    }
    expect(log.lines().length).toBeGreaterThanOrEqual(4);
  });
});
