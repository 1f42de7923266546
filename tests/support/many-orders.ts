interface Copies {
  /** The order that all of them are like, placed in the ordinary way. */
  readonly templateId: number;
  readonly customerId: number;
  readonly count: number;
  /** Ids and order numbers follow this one; a multiple of ten million keeps several sets apart. */
  readonly firstId: number;
}

/**
 * Stores so many unpaid copies of an order with its goods and its history, in a few statements. Each is a second older
 * than the one before.
 */
export async function copyOrders(db: D1Database, copies: Copies): Promise<void> {
  const { templateId, customerId, count, firstId } = copies;
  const own = ["id", "order_no", "customer_id", "created_at", "version"];
  const { results } = await db
    .prepare("SELECT name FROM pragma_table_info('orders')")
    .all<{ name: string }>();
  const same = results.map(({ name }) => name).filter((name) => !own.includes(name));
  const last = firstId + count - 1;
  await db.batch([
    db
      .prepare(
        `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?1)
         INSERT INTO orders (${own.join(", ")}, ${same.join(", ")})
         SELECT ?2 + i, printf('%014d', ?2 + i), ?3, o.created_at - 1000 * i, 0, ${same.map((name) => `o.${name}`).join(", ")}
         FROM n, orders o WHERE o.id = ?4`,
      )
      .bind(count, firstId, customerId, templateId),
    db
      .prepare(
        `INSERT INTO order_items (order_id, position, goods_type_id, goods_type_name, name, count, img_url)
         SELECT o.id, i.position, i.goods_type_id, i.goods_type_name, i.name, i.count, i.img_url
         FROM orders o, order_items i WHERE o.id BETWEEN ?1 AND ?2 AND i.order_id = ?3`,
      )
      .bind(firstId, last, templateId),
    db
      .prepare(
        `INSERT INTO order_transitions SELECT id, 1, 'create', NULL, 'WAIT_PAY', 'test', 0, NULL FROM orders WHERE id BETWEEN ?1 AND ?2`,
      )
      .bind(firstId, last),
    db.prepare("UPDATE orders SET version = 1 WHERE id BETWEEN ?1 AND ?2").bind(firstId, last),
  ]);
}
