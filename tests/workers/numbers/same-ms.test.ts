import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { importFile } from "../../../backend/src/modules/batch-orders/reading/import-file";
import { saveTemplate } from "../../../backend/src/modules/order-templates/order-templates.usecases";
import { addFollowUp } from "../../../backend/src/modules/orders/follow-ups/follow-ups";
import { createOrder } from "../../../backend/src/modules/orders/placing/create-order";
import { createIds } from "../../../backend/src/shared/ids";
import { bucketOf } from "../../../backend/src/shared/numbers/bucket";
import { createOrder as createOrderCall } from "../../../schema/rest/placing/order-creation";
import { withOneLife } from "../../support/orders/one-life";
import { sampleOrder, samplePicture } from "../../support/orders/sample-order";

const life = withOneLife(5_000_000);
const ISOLATES = 20;

/** What an isolate of its own has, while time stands still for all of them. */
function isolates(count: number) {
  const at = life.backend.clock.now();
  const clock = { now: () => at, pause: async () => undefined };
  return Array.from({ length: count }, () => ({
    db: env.DB,
    directory: env.DB,
    env: life.backend.env,
    clock,
    ids: createIds(clock),
    requestId: "same-ms",
    waitUntil: () => undefined,
  }));
}

const idsIn = async (sql: string): Promise<number[]> =>
  (await env.DB.prepare(sql).bind(life.account.customerId).all<{ id: number }>()).results.map(({ id }) => id);

describe("twenty isolates that make rows for one customer in the same ms", () => {
  test("store every one of them, each under an id of its own in the customer's bucket", async () => {
    const orderId = await life.orderIn("WAIT_PAY");
    const { customerId } = life.account;
    await Promise.all(
      isolates(ISOLATES).map((isolate, index) =>
        addFollowUp(
          { customerId, key: `note-${index}`, orderId, content: `跟进 ${index}`, images: [] },
          isolate,
        ),
      ),
    );
    const ids = await idsIn("SELECT id FROM order_follow_ups WHERE customer_id = ?");
    expect(new Set(ids).size).toBe(ISOLATES);
    expect(new Set(ids.map(bucketOf))).toEqual(new Set([bucketOf(customerId)]));
  });

  test("save a template of every order", async () => {
    const { customerId } = life.account;
    const orders = await life.ordersIn("WAIT_PAY", 5);
    await Promise.all(
      isolates(orders.length).map((isolate, index) =>
        saveTemplate({ customerId, orderId: orders[index] ?? 0, name: `模板 ${index}` }, isolate),
      ),
    );
    const ids = await idsIn("SELECT id FROM order_templates WHERE customer_id = ?");
    expect(new Set(ids).size).toBe(orders.length);
  });

  test("place every order with its goods", async () => {
    const { customerId } = life.account;
    await samplePicture(env.DB, customerId).run();
    const draft = createOrderCall.body.parse(sampleOrder(customerId));
    const placed = await Promise.all(
      isolates(ISOLATES).map((isolate, index) =>
        createOrder({ customerId, key: `isolate-${index}`, draft }, isolate),
      ),
    );
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(ISOLATES);
    const goods = await idsIn(
      "SELECT i.id FROM order_items i JOIN orders o ON o.id = i.order_id WHERE o.customer_id = ?",
    );
    expect(goods).toHaveLength(ISOLATES);
    expect(new Set(goods.map(bucketOf))).toEqual(new Set([bucketOf(customerId)]));
  });

  test("import tables of a thousand rows at once: none is lost", async () => {
    const { customerId } = life.account;
    const tables = Array.from({ length: 4 }, (_, table) =>
      Array.from({ length: 1000 }, (_, row) => `王${table},1380013${String(row).padStart(4, "0")}`).join(
        "\n",
      ),
    );
    const imports = await Promise.all(
      isolates(tables.length).map((isolate, index) =>
        importFile(
          {
            customerId,
            bytes: new TextEncoder().encode(`姓名,电话\n${tables[index]}`),
            fileName: "表.csv",
            goodsTypeId: 1,
            orderType: "GENERAL",
          },
          isolate,
        ),
      ),
    );
    expect(new Set(imports.map(({ id }) => id)).size).toBe(tables.length);
    const rows = await idsIn(
      "SELECT r.id FROM order_import_rows r JOIN order_imports i ON i.id = r.import_id WHERE i.customer_id = ?",
    );
    expect(new Set(rows).size).toBe(4000);
    expect(new Set(rows.map(bucketOf))).toEqual(new Set([bucketOf(customerId)]));
  });
});
